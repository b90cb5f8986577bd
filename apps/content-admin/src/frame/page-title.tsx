import { pageTitle } from '@tassis/platform';
import { useMessages } from '../messages/use-messages.ts';

/** The document's title: the page, the area, the firm. */
export function PageTitle({ text }: { text: string }) {
  const { area } = useMessages();
  return <title>{pageTitle(`${text} – ${area}`)}</title>;
}
