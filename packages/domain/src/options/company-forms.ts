/** Legal forms a company may take, on the negative certificate and in the creation wizard. */
export const COMPANY_FORMS = ['SARL', 'SARL AU', 'SA', 'SAS', 'SNC', 'SCS'] as const;

export type CompanyForm = (typeof COMPANY_FORMS)[number];

/** The default form. */
export const DEFAULT_COMPANY_FORM: CompanyForm = 'SARL';

/** Whether a text from outside is one of the forms. */
export function isCompanyForm(value: unknown): value is CompanyForm {
  return COMPANY_FORMS.some((form) => form === value);
}
