import {
  DOMICILIATION_DURATIONS,
  DOMICILIATION_FIELDS,
  DOMICILIATION_IDENTIFIERS,
  DOMICILIATION_LEGAL_FORMS,
  IDENTIFICATION_TYPES,
} from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { acrossFields, field, textIn, wrong } from '../rule.ts';
import { chosenDocument } from './identification.ts';
import { ManagerForm } from './manager-form.ts';
import { pdfField } from './pdf-field.ts';

const missing = { error: 'required' };
const noManagers = { error: 'domiciliation_managers_required' };
const rules = DOMICILIATION_FIELDS;

/** The number is held against the rule of the chosen document (CIN when none is chosen). */
const documentNumber = acrossFields((fields) => {
  const type = chosenDocument(fields);
  if (type === null) return [];
  return [['identifierValue', DOMICILIATION_IDENTIFIERS[type](textIn(fields, 'identifierValue'))]];
});

const certificatePdf = acrossFields((fields) => [
  ['negativeCertificate', fields['negativeCertificate'] === '' ? { code: 'required' } : null],
]);

/** What the form says besides who manages and the certificate's PDF. */
export const domiciliationFields = {
  start_date: field(rules.start_date),
  duration_months: z.literal(DOMICILIATION_DURATIONS, missing),
  end_date: z.nullish(z.string(wrong)),
  identificationType: z.nullish(z.enum(IDENTIFICATION_TYPES, wrong)),
  identifierValue: z.optional(z.string(wrong)),
  formJuridique: z.nullish(z.enum(DOMICILIATION_LEGAL_FORMS, wrong)),
  companyName: field(rules.companyName),
  acronym: z.nullish(field(rules.acronym)),
  ICE: field(rules.ICE),
};

/**
 * The form of a domiciliation, as it is sent. `end_date` is computed anew; the old fields
 * `identifier`, `identifierNb` are accepted and dropped. The start and the days of birth are also
 * held against today, by `domiciliationDays`.
 */
export const DomiciliationForm = z
  .strictObject({
    ...domiciliationFields,
    negativeCertificate: pdfField('required'),
    managers: z
      .array(ManagerForm, noManagers)
      .check(z.minLength(1, noManagers), z.maxLength(50, { error: 'too_many_items' })),
    identifier: z.nullish(z.unknown()),
    identifierNb: z.nullish(z.unknown()),
  })
  .check(documentNumber, certificatePdf);

export type DomiciliationForm = z.input<typeof DomiciliationForm>;

/** A domiciliation within an order; the package may stand here or at the top. */
export const DomiciliationService = z.strictObject({
  type: z.literal('domiciliation'),
  package_id: z.nullish(z.uuid(wrong)),
  data: DomiciliationForm,
});
