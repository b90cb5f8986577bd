import {
  DEFAULT_IDENTIFICATION_TYPE,
  DOMICILIATION_DURATIONS,
  DOMICILIATION_LEGAL_FORMS,
  IDENTIFICATION_TYPES,
  type DomiciliationLegalForm,
  type IdentificationType,
} from '@tassis/domain';
import { FormFile } from '../../form/form-file.ts';
import { FormList } from '../../form/form-list.ts';
import { FormPart } from '../../form/form-part.ts';
import { OrderForm } from '../../form/order-form.ts';
import { blankPerson, personChoices } from '../../people/person-values.ts';
import { getDomiciliationFindings } from './domiciliation-rule.ts';

/** What the chosen package fixes: its code, and the months as a text. */
const NO_TERMS = { package: '', duration_months: '' };

/** The identity document of the person who orders. */
type IdentificationValues = {
  identificationType: IdentificationType;
  identifierValue: string;
};

/** The company that moves in. */
type CompanyValues = {
  formJuridique: DomiciliationLegalForm;
  companyName: string;
  acronym: string;
  ICE: string;
};

const blankIdentification: IdentificationValues = {
  identificationType: DEFAULT_IDENTIFICATION_TYPE,
  identifierValue: '',
};

const blankCompany: CompanyValues = {
  formJuridique: DOMICILIATION_LEGAL_FORMS[0],
  companyName: '',
  acronym: '',
  ICE: '',
};

function members(onChange: () => void) {
  return {
    terms: new FormPart(
      {
        id: 'forfait',
        blank: NO_TERMS,
        choices: { duration_months: DOMICILIATION_DURATIONS.map(String) },
      },
      onChange,
    ),
    period: new FormPart(
      { id: 'periode', blank: { start_date: '' }, shownAtOnce: ['start_date'] },
      onChange,
    ),
    identification: new FormPart(
      {
        id: 'identification',
        blank: blankIdentification,
        choices: { identificationType: IDENTIFICATION_TYPES },
      },
      onChange,
    ),
    company: new FormPart(
      {
        id: 'societe',
        blank: blankCompany,
        choices: { formJuridique: DOMICILIATION_LEGAL_FORMS },
      },
      onChange,
    ),
    negativeCertificate: new FormFile('societe-negativeCertificate', onChange),
    managers: new FormList(
      {
        id: 'gerant',
        blank: blankPerson,
        choices: personChoices,
        shownAtOnce: ['birthDate'],
        initial: 1,
      },
      onChange,
    ),
  };
}

export type DomiciliationMembers = ReturnType<typeof members>;
export type DomiciliationForm = OrderForm<DomiciliationMembers>;

/**
 * An empty form of a domiciliation, with one manager.
 * @param orderedStart the first day of an existing order, which stays valid when it is in the past
 */
export function createDomiciliationForm(orderedStart?: string): DomiciliationForm {
  return new OrderForm<DomiciliationMembers>({
    members,
    rule: (form) => {
      const found = getDomiciliationFindings(form);
      const isOrdered = form.period.values.start_date === orderedStart;
      return isOrdered ? found.filter(({ path }) => path !== 'start_date') : found;
    },
  });
}
