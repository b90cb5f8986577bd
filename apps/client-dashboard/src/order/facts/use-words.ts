import type { DescriptionListProps } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import type { Locale } from '@tassis/messages';
import type { Messages } from '../../messages/fr.ts';
import { useMessages } from '../../messages/use-messages.ts';

/** Facts with their names, as a DescriptionList shows them. */
export type Facts = DescriptionListProps['items'];

/** What facts are named with. */
export type Words = { texts: Messages['order']; locale: Locale };

/** And what is known of the domiciliation that was ordered. */
export type DomiciledWords = Words & {
  /** How long, of the package that was bought; 0 for none. */
  months: number;
};

export function useWords(): Words {
  const { order: texts } = useMessages();
  return { texts, locale: useLocale() };
}
