import { CompanyCreationForm } from '@tassis/contracts';
import {
  ADDRESS_TYPES,
  COMPANY_FORMS,
  creationDays,
  DEFAULT_COMPANY_FORM,
  moroccanDay,
  toMad,
  type AddressType,
  type CompanyForm,
} from '@tassis/domain';
import { getFindings } from '../../form/findings.ts';
import { FormFile } from '../../form/form-file.ts';
import { FormList } from '../../form/form-list.ts';
import { FormPart } from '../../form/form-part.ts';
import { OrderForm, type PathViolation } from '../../form/order-form.ts';
import {
  blankPerson,
  PERSON_ORDER,
  personChoices,
  toPersonWire,
} from '../../people/person-values.ts';
import {
  ASSOCIATE_ORDER,
  associateChoices,
  blankAssociate,
  manages,
  toAssociateWire,
} from './associate-values.ts';

/** The company's name: the data of the certificate, or the proposed names. */
type NamingValues = {
  haveCertificate: '' | 'yes' | 'no';
  certificatNumber: string;
  ICE: string;
  companyName: string;
  firstAppelation: string;
  secoundAppelation: string;
  thirdAppelation: string;
  activity: string;
};

/** The fields that depend on whether there is a certificate: its data, or the proposed names. */
export type NameField = 'certificate' | Exclude<keyof NamingValues, 'haveCertificate'>;

/** The associate in whose name the certificate is requested: the index from 0 as a text; '' for none. */
export type HolderValues = { negativeCertificateAssociate: string };

/** The address, the legal form and the capital in centimes. */
export type SeatValues = {
  addressType: AddressType | '';
  address: string;
  legalStatus: CompanyForm;
  acronym: string;
  capital: number | null;
};

export const NO_CERTIFICATE = { certificatNumber: '', ICE: '', companyName: '' } as const;

/** The fields of the name, in the order of the page. */
const blankNaming: NamingValues = {
  haveCertificate: '',
  ...NO_CERTIFICATE,
  firstAppelation: '',
  secoundAppelation: '',
  thirdAppelation: '',
  activity: '',
};

const blankHolder: HolderValues = { negativeCertificateAssociate: '' };

/** The fields of the seat, in the order of the page. */
const blankSeat: SeatValues = {
  addressType: '',
  address: '',
  legalStatus: DEFAULT_COMPANY_FORM,
  acronym: '',
  capital: null,
};

/** Whether the field depends on the answer about the certificate. */
export function isNameField(name: string): name is NameField {
  return name === 'certificate' || (name !== 'haveCertificate' && Object.hasOwn(blankNaming, name));
}

/** Whether it is one of the fields of the seat. */
export function isSeatField(name: string): name is keyof SeatValues {
  return Object.hasOwn(blankSeat, name);
}

/** The members of a company creation; an area may add its own. */
export function createCreationMembers(onChange: () => void) {
  return {
    naming: new FormPart(
      { id: 'creation', blank: blankNaming, choices: { haveCertificate: ['yes', 'no'] } },
      onChange,
    ),
    certificate: new FormFile('creation-certificate', onChange),
    holder: new FormPart({ id: 'titulaire', blank: blankHolder }, onChange),
    seat: new FormPart(
      {
        id: 'siege',
        blank: blankSeat,
        choices: { addressType: ADDRESS_TYPES, legalStatus: COMPANY_FORMS },
      },
      onChange,
    ),
    associates: new FormList(
      {
        id: 'associe',
        blank: blankAssociate,
        choices: associateChoices,
        shownAtOnce: ['birthDate'],
      },
      onChange,
    ),
    externalManagers: new FormList(
      { id: 'gerant', blank: blankPerson, choices: personChoices, shownAtOnce: ['birthDate'] },
      onChange,
    ),
  };
}

export type CreationMembers = ReturnType<typeof createCreationMembers>;
export type CreationForm = OrderForm<CreationMembers>;

/** The path of the total of the contributions. It is not a field; the error summary links to it. */
export const CONTRIBUTION_TOTAL_ID = 'associe-total';

/** An empty form of a company creation. */
export function createCreationForm(): CreationForm {
  return new OrderForm({ members: createCreationMembers, rule: getCreationFindings });
}

/** The form as it is sent, without the fields of cases that were not chosen. */
export function toCreationWire(form: CreationMembers) {
  const { addressType, address, legalStatus, acronym, capital } = form.seat.values;
  const associates = form.associates.items.map(({ part }) => toAssociateWire(part.values));
  return {
    ...toNamingWire(form, associates.length),
    addressType: addressType === '' ? undefined : addressType,
    ...(addressType === 'address' ? { address } : {}),
    legalStatus,
    acronym: acronym.trim() === '' ? null : acronym,
    capital: capital === null ? undefined : toMad(capital),
    associates,
    externalManagers: form.externalManagers.items.map(({ part }) => toPersonWire(part.values)),
  };
}

function toNamingWire({ naming, certificate, holder }: CreationMembers, associates: number) {
  const { haveCertificate, certificatNumber, ICE, companyName, ...proposed } = naming.values;
  if (haveCertificate === '') return { haveCertificate: undefined };
  if (haveCertificate === 'yes') {
    const content = certificate.file?.content ?? '';
    return { haveCertificate: true, certificatNumber, certificate: content, ICE, companyName };
  }
  const { firstAppelation, secoundAppelation, thirdAppelation, activity } = proposed;
  return {
    haveCertificate: false,
    firstAppelation,
    secoundAppelation,
    thirdAppelation,
    activity,
    negativeCertificateAssociate: findHolder(holder.values, associates),
  };
}

/** The holder of the certificate: the chosen associate, or the only one. */
export function findHolder(
  { negativeCertificateAssociate: chosen }: HolderValues,
  associates: number,
): number | null {
  if (associates === 1) return 0;
  return chosen === '' || Number(chosen) >= associates ? null : Number(chosen);
}

/** The fields of each step in the order of the page: name, seat, associates, managers. */
export const CREATION_SECTIONS: readonly (readonly string[])[] = [
  // The file's field stands right below the question.
  Object.keys(blankNaming).toSpliced(1, 0, 'certificate'),
  Object.keys(blankSeat),
  ['associates', 'negativeCertificateAssociate'],
  ['externalManagers'],
];

const PAGE_ORDER = {
  fields: CREATION_SECTIONS.flat(),
  items: { associates: ASSOCIATE_ORDER, externalManagers: PERSON_ORDER },
  below: ['creation_shares_not_capital'],
} as const;

/** All errors in the order of the pages, by the schema with which the API validates the form. */
export function getCreationFindings(form: CreationMembers): PathViolation[] {
  return getFindings(toCreationWire(form), {
    schema: CompanyCreationForm,
    days: creationDays(toDays(form), moroccanDay(new Date())),
    order: PAGE_ORDER,
  });
}

function toDays({ associates, externalManagers }: CreationMembers) {
  return {
    associates: associates.items.map(({ part: { values } }) =>
      values.associateType === 'physical'
        ? ({
            associateType: 'physical',
            birthDate: values.birthDate,
            isManager: manages(values),
          } as const)
        : ({ associateType: 'moral' } as const),
    ),
    externalManagers: externalManagers.items.map(({ part }) => part.values),
  };
}
