import { isCompanyForm, type CompanyForm } from '../options/company-forms.ts';
import { identificationFieldOf, type IdentificationType } from '../options/identification-types.ts';

/** What the form sends; blanks, absent and null identifiers mean the same. */
export type NegativeCertificateInput = {
  readonly firstName: string;
  readonly lastName: string;
  readonly identificationType?: IdentificationType | null | undefined;
  readonly cin?: string | null | undefined;
  readonly passport?: string | null | undefined;
  readonly carteSejour?: string | null | undefined;
  readonly formJuridique: string;
  readonly ville: string;
  readonly firstAppelation: string;
  readonly secoundAppelation: string;
  readonly thirdAppelation: string;
  readonly activity: string;
};

/** What is kept: trimmed, one identifier, the two others null. Names as in `beneficiary.ts`. */
export type NegativeCertificateData = {
  firstName: string;
  lastName: string;
  identificationType: IdentificationType;
  cin: string | null;
  passport: string | null;
  carteSejour: string | null;
  formJuridique: CompanyForm;
  ville: string;
  firstAppelation: string;
  secoundAppelation: string;
  thirdAppelation: string;
  activity: string;
};

/**
 * The form has no required check on the type of document, but somebody must decide which number
 * counts: without a choice it is the CIN.
 */
export const DEFAULT_IDENTIFICATION_TYPE: IdentificationType = 'CIN';

/** Brings a form that passed the validators into the one shape that is stored; throws if it did not. */
export function normalizeNegativeCertificate(
  input: NegativeCertificateInput,
): NegativeCertificateData {
  const identificationType = input.identificationType ?? DEFAULT_IDENTIFICATION_TYPE;
  const kept = identificationFieldOf(identificationType);
  const numberOf = (field: 'cin' | 'passport' | 'carteSejour') =>
    field === kept ? (input[field] ?? '').trim() : null;
  return {
    firstName: input.firstName.trim(),
    lastName: input.lastName.trim(),
    identificationType,
    cin: numberOf('cin'),
    passport: numberOf('passport'),
    carteSejour: numberOf('carteSejour'),
    formJuridique: companyFormOf(input.formJuridique),
    ville: input.ville,
    firstAppelation: input.firstAppelation.trim(),
    secoundAppelation: input.secoundAppelation.trim(),
    thirdAppelation: input.thirdAppelation.trim(),
    activity: input.activity.trim(),
  };
}

function companyFormOf(value: string): CompanyForm {
  if (!isCompanyForm(value)) throw new RangeError('The form was not validated: formJuridique');
  return value;
}
