import type { CompanyForm, DomiciliationLegalForm } from '@tassis/domain';
import { translate } from '@tassis/messages';

/** The name of a company's legal form in documents. */
export function companyFormName(form: CompanyForm | null): string | null {
  return form && translate('fr', `company_form.${form}`);
}

/** The name of the domiciled client's legal form in documents: a company or a person. */
export function domiciliationFormName(form: DomiciliationLegalForm | null): string | null {
  return form && translate('fr', `domiciliation_legal_form.${form}`);
}
