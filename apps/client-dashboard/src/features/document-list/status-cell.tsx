import type { ClientDocument } from '@tassis/contracts';
import { DocumentState } from '../../document/document-state.tsx';
import { useDocumentTexts } from '../../messages/documents/use-document-texts.ts';
import styles from './document-list.module.css';

/** The state of a document, and why it must be replaced. */
export function StatusCell({ document }: { document: ClientDocument }) {
  const { toRedo } = useDocumentTexts();
  const { status, review_reason: reason } = document;
  return status === 'refused' && reason !== null ? (
    <span className={styles['refused']}>{toRedo(reason)}</span>
  ) : (
    <DocumentState document={document} />
  );
}
