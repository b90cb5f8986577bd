import type { CompanyCreationForm, DomiciliationForm, Order, OrderFile } from '@tassis/contracts';
import {
  normalizeCompanyCreation,
  normalizeDomiciliation,
  type PersonData,
  type ServiceType,
} from '@tassis/domain';
import { companyCreationData } from '../builders/company-creation.ts';
import { domiciliationData } from '../builders/domiciliation.ts';
import { anOrderAnswer, aUuid } from './orders.ts';
import { packagesAnswer } from './public.ts';

const certificate: OrderFile = { name: 'Certificat négatif.pdf', document_id: aUuid(9000) };

const withoutCreation: Order['pricing'] = {
  domiciliation: 2400,
  creation: 0,
  service: 0,
  subtotal: 2400,
  vat: 480,
  fees: 0,
  feesBreakdown: [],
  total: 2880,
};
const withCreation: Order['pricing'] = {
  domiciliation: 2400,
  creation: 2200,
  service: 0,
  subtotal: 4600,
  vat: 920,
  fees: 1500,
  feesBreakdown: [
    { code: 'registration', amount: 400 },
    { code: 'commercial_register', amount: 450 },
    { code: 'legal_announcement', amount: 420 },
    { code: 'negative_certificate', amount: 230 },
  ],
  total: 7020,
};

/** The `number`th company creation with a domiciliation of 12 months, from this form: 7 020 MAD. */
export function aCreationOrder(
  number = 1,
  form: CompanyCreationForm = companyCreationData({ addressType: 'domiciliation' }),
): Order {
  const { associates, externalManagers, ...data } = normalizeCompanyCreation(form);
  const company = {
    ...data,
    id: aUuid(number + 2000),
    certificate: data.haveCertificate ? certificate : null,
    associates: associates.map((each, place) => ({ ...each, id: aUuid(3000 + place) })),
    managers: externalManagers.map(aManager),
  };
  const request = { company };
  return anOrderWith('company_creation', {
    number,
    code: 'COMBO12',
    pricing: withCreation,
    request,
  });
}

/** The `number`th domiciliation of 12 months, from this form: 2 880 MAD. */
export function aDomiciliationOrder(
  number = 1,
  form: DomiciliationForm = domiciliationData(),
): Order {
  const { managers, ...data } = normalizeDomiciliation(form);
  const domiciliation = {
    ...data,
    id: aUuid(number + 2000),
    negativeCertificate: certificate,
    managers: managers.map(aManager),
  };
  const request = { domiciliation };
  return anOrderWith('domiciliation', { number, code: 'DOM12', pricing: withoutCreation, request });
}

function aManager(person: PersonData, place: number) {
  return { ...person, id: aUuid(4000 + place) };
}

type Ordered = Pick<Order, 'pricing'> & {
  number: number;
  code: string;
  request: Pick<Order['services'][number], 'company' | 'domiciliation'>;
};

function anOrderWith(type: ServiceType, { number, code, pricing, request }: Ordered): Order {
  const service = { id: aUuid(number + 500), type, status: 'submitted' as const, data: {} };
  return anOrderAnswer(number, {
    package: packagesAnswer().data.find((each) => each.code === code) ?? null,
    pricing,
    finalPrice: pricing.total,
    services: [{ ...service, ...request }],
  });
}
