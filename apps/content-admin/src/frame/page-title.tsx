import { useMessages } from '../messages/use-messages.ts';

/** The document's title: the page, then the area. */
export function PageTitle({ text }: { text: string }) {
  const { area } = useMessages();
  return <title>{`${text} – ${area}`}</title>;
}
