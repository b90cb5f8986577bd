import type {
  CompanyCreationForm,
  DomiciliationForm,
  NegativeCertificateForm,
} from '@tassis/contracts';
import { aManager, aMoralAssociate, aPhysicalAssociate } from '../builders/associates.ts';
import { certificateData, companyCreationData } from '../builders/company-creation.ts';
import { domiciliationData } from '../builders/domiciliation.ts';
import { negativeCertificateData } from '../builders/order.ts';

/** The day of the tests, on which rules about today depend. */
export const RULES_DAY = '2026-11-21';

/** A person who contributes money and goods, a company that contributes money, and an external manager. */
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

/** Valid forms, of which each rule changes one field: two company creations, and the two other services. */
export const BASE_FORMS = { proposed, certified, domiciliation, certificate } as const;

export type BaseForm = keyof typeof BASE_FORMS;

/** The service that each form orders. */
export const SERVICE_OF = {
  proposed: 'company_creation',
  certified: 'company_creation',
  domiciliation: 'domiciliation',
  certificate: 'negative_certificate_request',
} as const satisfies Record<BaseForm, string>;
