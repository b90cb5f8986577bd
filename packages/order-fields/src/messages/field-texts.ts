import { useLocale } from '@tassis/design-system/host';
import type { Locale } from '@tassis/messages';
import { createContext, use, useMemo } from 'react';
import type { CertificateMessages } from './certificate/fr.ts';
import type { CreationMessages } from './creation/fr.ts';
import type { DomiciliationMessages } from './domiciliation/fr.ts';

/** The texts that speak to whom the order is of, so that the staff and partners read others. */
export type FieldTexts = {
  certificate: CertificateMessages;
  creation: CreationMessages;
  domiciliation: DomiciliationMessages;
};

/** The texts for another audience instead of those for clients, which need not be loaded then. */
export type Reworded = {
  [Form in keyof FieldTexts]: (forClients: FieldTexts[Form]) => FieldTexts[Form];
};

/** The texts of the audience around the fields; null for the client's own. */
export const AudienceTexts = createContext<Record<Locale, Reworded> | null>(null);

/** The texts of a form for who reads it, in the language of the screen. */
export function useFieldTexts<Form extends keyof FieldTexts>(
  form: Form,
  forClients: Record<Locale, FieldTexts[Form]>,
): FieldTexts[Form] {
  const locale = useLocale();
  const own = forClients[locale];
  const reword = use(AudienceTexts)?.[locale][form];
  return useMemo(() => reword?.(own) ?? own, [reword, own]);
}
