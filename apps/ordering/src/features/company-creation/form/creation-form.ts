import { ADDRESS_TYPES, COMPANY_FORMS, DEFAULT_COMPANY_FORM } from '@tassis/domain';
import type { AddressType, CompanyForm } from '@tassis/domain';
import { FormFile } from '../../../order/form/form-file.ts';
import { FormList } from '../../../order/form/form-list.ts';
import { FormPart } from '../../../order/form/form-part.ts';
import { OrderForm } from '../../../order/form/order-form.ts';
import { blankPerson, personChoices } from '../../../order/people/person-values.ts';
import { associateChoices, blankAssociate } from './associate-values.ts';
import { creationFindings } from './creation-rule.ts';

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

/**
 * Where somebody is: the step on screen, the furthest one reached, both from 1; the package's code, and whether it fixes
 * the address.
 */
const NOWHERE = { step: 1, reached: 1, package: '', fixesAddress: false };

function members(onChange: () => void) {
  return {
    progress: new FormPart({ id: 'etape', blank: NOWHERE }, onChange),
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
      { id: 'associe', blank: blankAssociate, choices: associateChoices },
      onChange,
    ),
    externalManagers: new FormList(
      { id: 'gerant', blank: blankPerson, choices: personChoices },
      onChange,
    ),
  };
}

export type CreationMembers = ReturnType<typeof members>;
export type CreationForm = OrderForm<CreationMembers>;

/** Where the total of the contributions is held against the capital: it is no field. */
export const TOTAL_ID = 'associe-total';

/** Typing may go on for so long before the whole form is judged again. */
const JUDGE_AFTER_MS = 200;

/** An empty form of a company creation. */
export function creationForm(): CreationForm {
  return new OrderForm({ members, rule: creationFindings, judgeAfter: JUDGE_AFTER_MS });
}
