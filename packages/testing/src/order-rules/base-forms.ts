import type {
  CompanyCreationForm,
  DomiciliationForm,
  NegativeCertificateForm,
} from '@tassis/contracts';
import { aManager, aMoralAssociate, aPhysicalAssociate } from '../builders/associates.ts';
import { certificateData, companyCreationData } from '../builders/company-creation.ts';
import { domiciliationData } from '../builders/domiciliation.ts';
import { negativeCertificateData } from '../builders/order.ts';

/** The day on which the rules are asked: what is held against today is held against this. */
export const RULES_DAY = '2026-11-21';

/** A person who brings in money and goods, a company that brings in money, and a manager from outside. */
const proposed: CompanyCreationForm = companyCreationData({
  capital: 20_000,
  negativeCertificateAssociate: 0,
  associates: [
    aPhysicalAssociate({
      contributionTypes: ['Numerical', 'nonNumerical'],
      numerical_amount: 6000,
      description: 'Un véhicule',
      contribution_valorisation: 4000,
    }),
    aMoralAssociate({ numerical_amount: 10_000 }),
  ],
  externalManagers: [aManager()],
});

const certified: CompanyCreationForm = { ...proposed, ...certificateData() };
const domiciliation: DomiciliationForm = domiciliationData({ start_date: RULES_DAY });
const certificate: NegativeCertificateForm = negativeCertificateData();

/** Valid forms, from which each rule changes one thing: two company creations, and the two others. */
export const BASE_FORMS = { proposed, certified, domiciliation, certificate } as const;

export type BaseForm = keyof typeof BASE_FORMS;

/** The service that each of them orders. */
export const SERVICE_OF = {
  proposed: 'company_creation',
  certified: 'company_creation',
  domiciliation: 'domiciliation',
  certificate: 'negative_certificate_request',
} as const satisfies Record<BaseForm, string>;
