import type { AdminDocument } from '@tassis/contracts';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, getLabel } from '@tassis/messages';
import { Link } from '@tassis/platform/router';
import { clientName } from '../../client/client-name.ts';
import { useDocumentTexts } from '../../messages/documents/use-document-texts.ts';
import styles from './waiting-list.module.css';

type WaitingListProps = {
  documents: readonly AdminDocument[];
  current: AdminDocument;
  toHref: (document: AdminDocument) => string;
};

/** The documents of the queue, each a link that opens it. */
export function WaitingList({ documents, current, toHref }: WaitingListProps) {
  const { queue } = useDocumentTexts();
  const locale = useLocale();
  return (
    <ul className={styles['root']} aria-label={queue.list}>
      {documents.map((document) => (
        <li key={document.id}>
          <Link
            to={toHref(document)}
            replace
            preventScrollReset
            className={styles['entry']}
            aria-current={document.id === current.id ? 'page' : undefined}
          >
            <span className={styles['name']}>{document.name}</span>
            <span className={styles['facts']}>
              {clientName(document.client)} · {getLabel(locale, `document_kind.${document.kind}`)}
            </span>
            <time className={styles['facts']} dateTime={document.created_at}>
              {formatDate(locale, document.created_at, 'short')}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
