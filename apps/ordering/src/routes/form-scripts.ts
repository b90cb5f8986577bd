import type { LoadOrderForm } from '../packages/order-form.ts';

/* The long forms are scripts of their own, loaded when a package is ordered. */

export const loadCompanyCreation: LoadOrderForm = async () =>
  (await import('../features/company-creation/company-creation-wizard.tsx')).CompanyCreationWizard;

export const loadDomiciliation: LoadOrderForm = async () =>
  (await import('../features/domiciliation-request/domiciliation-request.tsx'))
    .DomiciliationRequest;
