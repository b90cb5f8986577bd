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

/** Validates the number by the rule of the chosen document (CIN when none is chosen). */
const documentNumber = acrossFields((fields) => {
  const type = chosenDocument(fields);
  if (type === null) return [];
  return [['identifierValue', DOMICILIATION_IDENTIFIERS[type](textIn(fields, 'identifierValue'))]];
});

const certificatePdf = acrossFields((fields) => [
  ['negativeCertificate', fields['negativeCertificate'] === '' ? { code: 'required' } : null],
]);

/** The fields without the managers and the certificate's PDF. */
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
 * The submitted form of a domiciliation. The API recomputes `end_date`, and accepts and drops the old fields
 * `identifier` and `identifierNb`. `domiciliationDays` also checks the start and the days of birth against today.
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

/** A domiciliation in an order; the package may be set here or at the top level. */
export const DomiciliationService = z.strictObject({
  type: z.literal('domiciliation'),
  package_id: z.nullish(z.uuid(wrong)),
  data: DomiciliationForm,
});
