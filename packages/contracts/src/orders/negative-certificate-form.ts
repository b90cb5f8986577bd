import {
  DEFAULT_IDENTIFICATION_TYPE,
  IDENTIFICATION_TYPES,
  identificationFieldOf,
  NEGATIVE_CERTIFICATE_FIELDS,
  NEGATIVE_CERTIFICATE_IDENTIFIERS,
  type IdentificationField,
  type NegativeCertificateField,
} from '@tassis/domain';
import * as z from '@tassis/contracts/schema';
import { atMost, issueOf, text } from '../rule.ts';

/**
 * The form of a negative certificate, as it is sent. Keys stand in the order in which errors are
 * listed. Only the number of the chosen document counts (CIN when none is chosen); the two others
 * and the two old fields `identifier`, `identifierNb` are accepted and dropped.
 */
export const NegativeCertificateForm = z
  .strictObject({
    firstName: field('firstName', 'negative_certificate_first_name_required'),
    lastName: field('lastName', 'negative_certificate_last_name_required'),
    formJuridique: field('formJuridique', 'negative_certificate_company_form_required'),
    ville: field('ville', 'negative_certificate_city_required'),
    firstAppelation: field('firstAppelation', 'negative_certificate_first_name_choice_required'),
    secoundAppelation: field(
      'secoundAppelation',
      'negative_certificate_second_name_choice_required',
    ),
    thirdAppelation: field('thirdAppelation', 'negative_certificate_third_name_choice_required'),
    activity: field('activity', 'negative_certificate_activity_required'),
    identificationType: z.nullish(z.enum(IDENTIFICATION_TYPES, { error: 'invalid_value' })),
    cin: identifier(),
    passport: identifier(),
    carteSejour: identifier(),
    identifier: z.nullish(z.unknown()),
    identifierNb: z.nullish(z.unknown()),
  })
  .check(numberOf('cin'), numberOf('passport'), numberOf('carteSejour'));

export type NegativeCertificateForm = z.input<typeof NegativeCertificateForm>;

function field(name: NegativeCertificateField, missing: Parameters<typeof text>[0]) {
  return text(missing, NEGATIVE_CERTIFICATE_FIELDS[name]);
}

function identifier() {
  return z.nullish(z.string({ error: 'invalid_value' }).check(atMost(255, 'line_too_long')));
}

/** The rule of one document number, asked only when it is the one that counts. */
function numberOf(name: IdentificationField) {
  return z.superRefine<unknown>(
    (form, context) => {
      const violation = NEGATIVE_CERTIFICATE_IDENTIFIERS[name](numberIn(form, name));
      if (violation !== null) context.addIssue(issueOf(violation, [name]));
    },
    // Also beside other errors, so that one answer lists everything.
    { when: ({ value }) => isObject(value) && counts(value, name) },
  );
}

function counts(form: object, name: IdentificationField): boolean {
  const asked = 'identificationType' in form ? form.identificationType : null;
  const known = IDENTIFICATION_TYPES.find((type) => type === asked);
  if (known === undefined && asked !== null && asked !== undefined) return false;
  return identificationFieldOf(known ?? DEFAULT_IDENTIFICATION_TYPE) === name;
}

function numberIn(form: unknown, name: IdentificationField): string {
  const value = isObject(form) ? Object.entries(form).find(([key]) => key === name)?.[1] : '';
  return typeof value === 'string' ? value : '';
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
