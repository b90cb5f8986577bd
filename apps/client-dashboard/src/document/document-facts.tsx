import type { ClientDocument } from '@tassis/contracts';
import { DescriptionList, TextLink } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, getLabel } from '@tassis/messages';
import { RouterLink } from '@tassis/platform/router';
import { useDocumentTexts } from '../messages/documents/use-document-texts.ts';
import { ownPaths } from '../paths.ts';
import { DocumentState } from './document-state.tsx';

/** The facts of a document: its order, its dates and its state. */
export function DocumentFacts({ document }: { document: ClientDocument }) {
  const { facts } = useDocumentTexts();
  const locale = useLocale();
  const { kind, order, bill, status, replaces, created_at: received } = document;
  const items = [
    { term: facts.status, value: <DocumentState document={document} /> },
    { term: facts.reason, value: status === 'replaced' ? document.review_reason : null },
    { term: facts.replaces, value: replaces?.name },
    { term: facts.kind, value: getLabel(locale, `document_kind.${kind}`) },
    {
      term: facts.order,
      value: order && (
        <TextLink href={ownPaths.orderDetails(order.id)} LinkComponent={RouterLink}>
          {order.reference}
        </TextLink>
      ),
    },
    {
      term: facts.bill,
      value: bill && (
        <TextLink href={ownPaths.bill(bill.id)} LinkComponent={RouterLink}>
          {bill.number}
        </TextLink>
      ),
    },
    { term: facts.received, value: formatDate(locale, received) },
  ];
  return <DescriptionList items={items.filter(({ value }) => Boolean(value))} />;
}
