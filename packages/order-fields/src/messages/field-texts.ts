import { useLocale } from '@tassis/design-system/host';
import type { Locale } from '@tassis/messages';
import { createContext, use, useMemo } from 'react';
import type { CertificateMessages } from './certificate/fr.ts';
import type { CreationMessages } from './creation/fr.ts';
import type { DomiciliationMessages } from './domiciliation/fr.ts';

/** The texts that address the client. The staff and partners read a variant of them. */
export type FieldTexts = {
  certificate: CertificateMessages;
  creation: CreationMessages;
  domiciliation: DomiciliationMessages;
};

/** Makes the variant of another audience from the texts for clients; only that audience loads it. */
export type Reworded = {
  [Form in keyof FieldTexts]: (forClients: FieldTexts[Form]) => FieldTexts[Form];
};

/** The variant for the audience that fills in the form; null for clients. */
export const AudienceTexts = createContext<Record<Locale, Reworded> | null>(null);

/** The texts of a form for its audience, in the language of the screen. */
export function useFieldTexts<Form extends keyof FieldTexts>(
  form: Form,
  forClients: Record<Locale, FieldTexts[Form]>,
): FieldTexts[Form] {
  const locale = useLocale();
  const own = forClients[locale];
  const reword = use(AudienceTexts)?.[locale][form];
  return useMemo(() => reword?.(own) ?? own, [reword, own]);
}
