import { isCompanyForm, type CompanyForm } from '../options/company-forms.ts';
import { chosenIdentifiers, type Identifiers, type IdentifiersInput } from './identifiers.ts';

/** The submitted form; blank, absent and null identifiers mean the same. */
export type NegativeCertificateInput = IdentifiersInput & {
  readonly firstName: string;
  readonly lastName: string;
  readonly formJuridique: string;
  readonly ville: string;
  readonly firstAppelation: string;
  readonly secoundAppelation: string;
  readonly thirdAppelation: string;
  readonly activity: string;
};

/** The stored shape: trimmed, one identifier, the two others null. Names as in `beneficiary.ts`. */
export type NegativeCertificateData = Identifiers & {
  firstName: string;
  lastName: string;
  formJuridique: CompanyForm;
  ville: string;
  firstAppelation: string;
  secoundAppelation: string;
  thirdAppelation: string;
  activity: string;
};

/** Maps a valid form to the stored shape; throws for an invalid one. */
export function normalizeNegativeCertificate(
  input: NegativeCertificateInput,
): NegativeCertificateData {
  return {
    firstName: input.firstName.trim(),
    lastName: input.lastName.trim(),
    ...chosenIdentifiers(input),
    formJuridique: toCompanyForm(input.formJuridique),
    ville: input.ville,
    firstAppelation: input.firstAppelation.trim(),
    secoundAppelation: input.secoundAppelation.trim(),
    thirdAppelation: input.thirdAppelation.trim(),
    activity: input.activity.trim(),
  };
}

function toCompanyForm(value: string): CompanyForm {
  if (!isCompanyForm(value)) throw new RangeError('The form was not validated: formJuridique');
  return value;
}
