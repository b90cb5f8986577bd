import type { ClientDocument } from '@tassis/contracts';
import { Button, Drawer, Unbroken } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, getLabel } from '@tassis/messages';
import { useListSearch } from '@tassis/platform/router';
import type { ReactNode } from 'react';
import { useDashboardTexts } from '../messages/dashboard-texts.ts';
import styles from './order-document-list.module.css';

/** Props of {@link OrderDocumentList}. */
export type OrderDocumentListProps<Row extends ClientDocument> = {
  documents: readonly Row[];
  /** The status, and the actions on the document. */
  renderStatus: (document: Row) => ReactNode;
  /** The reason of a refusal: 'Motif : illisible'. */
  formatReason: (reason: string) => string;
  /** The panel's content for a document. */
  children: (document: Row) => ReactNode;
};

/** The search parameter of the open document. */
const OPEN = 'document';

/** The documents of an order, each opened in a panel beside the page. The address stores which one is open. */
export function OrderDocumentList<Row extends ClientDocument>(props: OrderDocumentListProps<Row>) {
  const { documents, children, ...row } = props;
  const { closeDocument } = useDashboardTexts();
  const { search, onSearch } = useListSearch();
  const shown = documents.find(({ id }) => id === search.get(OPEN));
  const open = (id: string | null) => {
    const next = new URLSearchParams(search);
    if (id === null) next.delete(OPEN);
    else next.set(OPEN, id);
    onSearch(next, { replace: id === null });
  };
  return (
    <>
      <ul>
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            {...row}
            document={document}
            onOpen={() => open(document.id)}
          />
        ))}
      </ul>
      <Drawer
        open={shown !== undefined}
        onClose={() => open(null)}
        title={shown?.name ?? ''}
        closeLabel={closeDocument}
        size="l"
      >
        {shown ? (
          <div key={shown.id} tabIndex={-1} data-first-focus="">
            {children(shown)}
          </div>
        ) : null}
      </Drawer>
    </>
  );
}

type DocumentRowProps<Row extends ClientDocument> = Pick<
  OrderDocumentListProps<Row>,
  'renderStatus' | 'formatReason'
> & { document: Row; onOpen: () => void };

function DocumentRow<Row extends ClientDocument>(props: DocumentRowProps<Row>) {
  const { document, renderStatus, formatReason, onOpen } = props;
  const locale = useLocale();
  const { name, kind, review_reason: reason, created_at: received } = document;
  const facts = [
    getLabel(locale, `document_kind.${kind}`),
    formatDate(locale, received, 'short'),
    ...(reason === null ? [] : [formatReason(reason)]),
  ];
  return (
    <li className={styles['paper']}>
      <div className={styles['words']}>
        <Button
          variant="quiet"
          size="s"
          className={styles['open']}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          <Unbroken>{name}</Unbroken>
        </Button>
        <strong className={styles['printed']}>
          <Unbroken>{name}</Unbroken>
        </strong>
        <span className={styles['facts']}>{facts.join(' · ')}</span>
      </div>
      <div className={styles['state']}>{renderStatus(document)}</div>
    </li>
  );
}
