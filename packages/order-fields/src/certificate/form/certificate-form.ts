import { NegativeCertificateForm, type Order } from '@tassis/contracts';
import {
  COMPANY_FORMS,
  DEFAULT_IDENTIFICATION_TYPE,
  IDENTIFICATION_TYPES,
  type CompanyForm,
  type ProposedName,
} from '@tassis/domain';
import { getFindings } from '../../form/findings.ts';
import { FormPart } from '../../form/form-part.ts';
import {
  NO_NUMBER,
  toNumbersWire,
  type IdentificationValues,
} from '../../form/identification-values.ts';
import { OrderForm } from '../../form/order-form.ts';

/** What a negative certificate asks, by wire name. '' is nothing typed or chosen. */
export type CertificateValues = IdentificationValues &
  Record<'firstName' | 'lastName' | 'ville' | ProposedName | 'activity', string> & {
    formJuridique: CompanyForm | '';
  };

/** The fields stand in the order of the page; errors are sorted by it. */
export const blankCertificate: CertificateValues = {
  firstName: '',
  lastName: '',
  identificationType: DEFAULT_IDENTIFICATION_TYPE,
  ...NO_NUMBER,
  formJuridique: '',
  ville: '',
  firstAppelation: '',
  secoundAppelation: '',
  thirdAppelation: '',
  activity: '',
};

const choices = { identificationType: IDENTIFICATION_TYPES, formJuridique: COMPANY_FORMS };

function members(onChange: () => void) {
  return { request: new FormPart({ id: 'demande', blank: blankCertificate, choices }, onChange) };
}

export type CertificateMembers = ReturnType<typeof members>;
export type CertificateForm = OrderForm<CertificateMembers>;

/** An empty form of a negative certificate. */
export function createCertificateForm(): CertificateForm {
  return new OrderForm({ members, rule: getCertificateFindings, validateAfter: 0 });
}

/** The form as it is sent. */
export function toCertificateWire({ request }: CertificateMembers): NegativeCertificateForm {
  return { ...request.values, ...toNumbersWire(request.values) };
}

function getCertificateFindings(form: CertificateMembers) {
  return getFindings(toCertificateWire(form), {
    schema: NegativeCertificateForm,
    days: [],
    order: { fields: Object.keys(blankCertificate), items: {} },
  });
}

type Ordered = NonNullable<Order['services'][number]['negative_certificate_request']>;

/** The form of a negative certificate as it was ordered. */
export function toCertificateForm(request: Ordered): CertificateForm {
  const form = createCertificateForm();
  form.load({ request });
  return form;
}
