import { DOMICILIATION_ADDRESS, type AddressType } from '../options/address-types.ts';
import { DEFAULT_COMPANY_FORM, type CompanyForm } from '../options/company-forms.ts';
import { normalizeAssociate, type AssociateData, type AssociateInput } from './associate.ts';
import { normalizePerson, type PersonData, type PersonInput } from './person.ts';

type Text = string | null | undefined;

/** The submitted form without the certificate's PDF, which is stored as a file. */
export type CompanyCreationInput = {
  readonly haveCertificate: boolean;
  readonly certificatNumber?: Text;
  readonly ICE?: Text;
  readonly companyName?: Text;
  readonly firstAppelation?: Text;
  readonly secoundAppelation?: Text;
  readonly thirdAppelation?: Text;
  readonly activity?: Text;
  readonly negativeCertificateAssociate?: number | null | undefined;
  readonly legalStatus?: CompanyForm | null | undefined;
  readonly acronym?: Text;
  readonly addressType: AddressType;
  readonly address?: Text;
  readonly capital: number;
  readonly associates: readonly AssociateInput[];
  readonly externalManagers?: readonly PersonInput[] | undefined;
};

type KnownName = { certificatNumber: string; ICE: string; companyName: string };
type ProposedNames = {
  firstAppelation: string;
  secoundAppelation: string;
  thirdAppelation: string;
  activity: string;
  /** Position, from 0, of the associate who applies for the certificate. */
  negativeCertificateAssociate: number;
};
type Nulls<Of> = { [Key in keyof Of]: null };

/** The stored shape: the fields of the certificate or those of the application, the others null. */
export type CompanyCreationData = (
  | ({ haveCertificate: true } & KnownName & Nulls<ProposedNames>)
  | ({ haveCertificate: false } & ProposedNames & Nulls<KnownName>)
) & {
  legalStatus: CompanyForm;
  acronym: string | null;
  addressType: AddressType;
  address: string;
  /** Whole dirhams. */
  capital: number;
  associates: AssociateData[];
  externalManagers: PersonData[];
};

/** Maps a valid form to the stored shape. */
export function normalizeCompanyCreation(input: CompanyCreationInput): CompanyCreationData {
  const isAtTheFirm = input.addressType === 'domiciliation';
  return {
    ...(input.haveCertificate ? knownNameIn(input) : proposedNamesIn(input)),
    legalStatus: input.legalStatus ?? DEFAULT_COMPANY_FORM,
    acronym: trimmed(input.acronym) || null,
    addressType: input.addressType,
    address: isAtTheFirm ? DOMICILIATION_ADDRESS : trimmed(input.address),
    capital: input.capital,
    associates: input.associates.map((each) => normalizeAssociate(each, input.capital)),
    externalManagers: (input.externalManagers ?? []).map(normalizePerson),
  };
}

function knownNameIn(input: CompanyCreationInput) {
  return {
    haveCertificate: true,
    certificatNumber: trimmed(input.certificatNumber),
    ICE: trimmed(input.ICE),
    companyName: trimmed(input.companyName),
    firstAppelation: null,
    secoundAppelation: null,
    thirdAppelation: null,
    activity: null,
    negativeCertificateAssociate: null,
  } as const;
}

function proposedNamesIn(input: CompanyCreationInput) {
  return {
    haveCertificate: false,
    certificatNumber: null,
    ICE: null,
    companyName: null,
    firstAppelation: trimmed(input.firstAppelation),
    secoundAppelation: trimmed(input.secoundAppelation),
    thirdAppelation: trimmed(input.thirdAppelation),
    activity: trimmed(input.activity),
    negativeCertificateAssociate: input.negativeCertificateAssociate ?? 0,
  } as const;
}

function trimmed(text: Text): string {
  return (text ?? '').trim();
}
