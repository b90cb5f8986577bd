import { companyFields as en } from './en/company-fields.ts';
import { companyFields as fr } from './fr/company-fields.ts';
import type { CompanyFieldNames } from './fr/company-fields.ts';
import { findLabel } from './labels.ts';
import type { Locale } from './locale.ts';

/** The names of the fields of a company that is to be created, on its form and wherever an order is shown. */
export const companyFields: Readonly<Record<Locale, CompanyFieldNames>> = { fr, en };

/** The fields that every screen of an order shows one after the other. */
const SHOWN = ['legalStatus', 'acronym'] as const;

type Shown = Readonly<Record<(typeof SHOWN)[number], string | null>>;

/** Returns these fields of a company with their names and values as a person reads them; an empty one is left out. */
export function toCompanyFacts(locale: Locale, company: Shown): { term: string; value: string }[] {
  return SHOWN.flatMap((name) => {
    const value = company[name];
    if (value === null || value === '') return [];
    const text = name === 'legalStatus' ? findLabel(locale, 'company_form', value) : value;
    return [{ term: companyFields[locale][name], value: text }];
  });
}
