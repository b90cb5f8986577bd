import type { CompanyForm, DomiciliationLegalForm } from '@tassis/domain';
import { translate } from '@tassis/messages';

/** How a document names the form of a company. */
export function companyFormName(form: CompanyForm | null): string | null {
  return form && translate('fr', `company_form.${form}`);
}

/** How a document names the legal form of the domiciled: a company or a person. */
export function domiciliationFormName(form: DomiciliationLegalForm | null): string | null {
  return form && translate('fr', `domiciliation_legal_form.${form}`);
}
