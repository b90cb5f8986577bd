import type { AdminDocument } from '@tassis/contracts';
import { DescriptionList } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, getLabel } from '@tassis/messages';
import { DocumentStatusBadge } from '@tassis/views';
import { clientName } from '../client/client-name.ts';
import { useDocumentTexts } from '../messages/documents/use-document-texts.ts';

/** The facts of a document: client, order, and review. */
export function DocumentFacts({ document }: { document: AdminDocument }) {
  const texts = useDocumentTexts();
  const { facts } = texts;
  const locale = useLocale();
  const { client, kind, order, bill, status, replaces, created_at: received } = document;
  const items = [
    { term: facts.status, value: <DocumentStatusBadge status={status} /> },
    { term: facts.reason, value: document.review_reason },
    {
      term: facts.replaces,
      value: replaces && texts.replaced(replaces.name, replaces.review_reason ?? ''),
    },
    { term: facts.kind, value: getLabel(locale, `document_kind.${kind}`) },
    { term: facts.client, value: clientName(client) },
    { term: facts.order, value: order?.reference },
    { term: facts.bill, value: bill?.number },
    { term: facts.received, value: formatDate(locale, received) },
    {
      term: facts.reviewed,
      value: document.reviewed_at === null ? null : formatDate(locale, document.reviewed_at),
    },
  ];
  return <DescriptionList items={items.filter(({ value }) => Boolean(value))} />;
}
