import { ADDRESS_TYPES, COMPANY_FORMS, DEFAULT_COMPANY_FORM } from '@tassis/domain';
import type { AddressType, CompanyForm } from '@tassis/domain';
import { FormFile } from '../../form/form-file.ts';
import { FormList } from '../../form/form-list.ts';
import { FormPart } from '../../form/form-part.ts';
import { OrderForm } from '../../form/order-form.ts';
import { blankPerson, personChoices } from '../../people/person-values.ts';
import { associateChoices, blankAssociate } from './associate-values.ts';
import { getCreationFindings } from './creation-rule.ts';

/** The name of the company: what its certificate says, or what to ask the register for. */
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

/** In whose name the certificate is asked: the position among the associates, from 0, as a text; '' for none. */
export type HolderValues = { negativeCertificateAssociate: string };

/** Where the company sits, what it is, and with how much; the capital in centimes. */
export type SeatValues = {
  addressType: AddressType | '';
  address: string;
  legalStatus: CompanyForm;
  acronym: string;
  capital: number | null;
};

export const NO_CERTIFICATE = { certificatNumber: '', ICE: '', companyName: '' } as const;

const blankNaming: NamingValues = {
  haveCertificate: '',
  ...NO_CERTIFICATE,
  firstAppelation: '',
  secoundAppelation: '',
  thirdAppelation: '',
  activity: '',
};

const blankHolder: HolderValues = { negativeCertificateAssociate: '' };

const blankSeat: SeatValues = {
  addressType: '',
  address: '',
  legalStatus: DEFAULT_COMPANY_FORM,
  acronym: '',
  capital: null,
};

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

/** Where the total of the contributions is held against the capital: it is no field. */
export const CONTRIBUTION_TOTAL_ID = 'associe-total';

/** An empty form of a company creation. */
export function createCreationForm(): CreationForm {
  return new OrderForm({ members: createCreationMembers, rule: getCreationFindings });
}
