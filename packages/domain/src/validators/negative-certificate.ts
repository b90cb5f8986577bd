import { isCityName } from '../options/cities.ts';
import { isCompanyForm } from '../options/company-forms.ts';
import {
  DEFAULT_IDENTIFICATION_TYPE,
  getIdentificationField,
  type IdentificationField,
} from '../options/identification-types.ts';
import type { NegativeCertificateInput } from '../orders/negative-certificate.ts';
import { oneOf, requiredName, requiredParagraph } from './field.ts';
import { negativeCertificateCin } from './negative-certificate-cin.ts';
import { negativeCertificatePassport } from './negative-certificate-passport.ts';
import { negativeCertificateResidenceCard } from './negative-certificate-residence-card.ts';
import { proposedName, repeatedNames } from './proposed-names.ts';
import type { FieldViolation } from './registration.ts';
import type { Validator } from './violation.ts';

/** The rule of each plain field. */
export const NEGATIVE_CERTIFICATE_FIELDS = {
  firstName: requiredName('negative_certificate_first_name_required'),
  lastName: requiredName('negative_certificate_last_name_required'),
  formJuridique: oneOf('negative_certificate_company_form_required', isCompanyForm),
  ville: oneOf('negative_certificate_city_required', isCityName),
  firstAppelation: proposedName('negative_certificate_first_name_choice_required'),
  secoundAppelation: proposedName('negative_certificate_second_name_choice_required'),
  thirdAppelation: proposedName('negative_certificate_third_name_choice_required'),
  activity: requiredParagraph('negative_certificate_activity_required'),
} as const satisfies Record<string, Validator>;

/** The rule of each document number; only the chosen type's applies. */
export const NEGATIVE_CERTIFICATE_IDENTIFIERS: Readonly<Record<IdentificationField, Validator>> = {
  cin: negativeCertificateCin,
  passport: negativeCertificatePassport,
  carteSejour: negativeCertificateResidenceCard,
};

export type NegativeCertificateField = keyof typeof NEGATIVE_CERTIFICATE_FIELDS;

/** The order in which the specification lists the errors. */
const FIELD_ORDER: readonly NegativeCertificateField[] = [
  'firstName',
  'lastName',
  'formJuridique',
  'ville',
  'firstAppelation',
  'secoundAppelation',
  'thirdAppelation',
  'activity',
];

/** All violations of the form, in the order of the list above it. */
export function negativeCertificateViolations(
  form: NegativeCertificateInput,
): FieldViolation<NegativeCertificateField | IdentificationField>[] {
  const found: FieldViolation<NegativeCertificateField | IdentificationField>[] = [];
  for (const field of FIELD_ORDER) {
    const violation = NEGATIVE_CERTIFICATE_FIELDS[field](form[field]);
    if (violation !== null) found.push({ field, violation });
  }
  found.push(...repeatedNames(form));
  const field = getIdentificationField(form.identificationType ?? DEFAULT_IDENTIFICATION_TYPE);
  const violation = NEGATIVE_CERTIFICATE_IDENTIFIERS[field](form[field] ?? '');
  if (violation !== null) found.push({ field, violation });
  return found;
}
