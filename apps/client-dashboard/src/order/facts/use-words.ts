import type { DescriptionListProps } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import type { Locale } from '@tassis/messages';
import type { Messages } from '../../messages/fr.ts';
import { useMessages } from '../../messages/use-messages.ts';

/** Facts with their labels, for a DescriptionList. */
export type Facts = DescriptionListProps['items'];

/** The labels and the locale for facts. */
export type Words = { texts: Messages['order']; locale: Locale };

/** The same, with the terms of the ordered domiciliation. */
export type DomiciledWords = Words & {
  /** The months of the package; 0 for none. */
  months: number;
};

export function useWords(): Words {
  const { order: texts } = useMessages();
  return { texts, locale: useLocale() };
}
