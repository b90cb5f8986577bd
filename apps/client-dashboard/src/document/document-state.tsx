import type { ClientDocument } from '@tassis/contracts';
import { DocumentStatusBadge } from '@tassis/views';
import { useDocumentTexts } from '../messages/documents/use-document-texts.ts';

/** The state of a document in the client's words. */
export function DocumentState({ document }: { document: ClientDocument }) {
  const { states } = useDocumentTexts();
  const { status, origin } = document;
  // The firm's own documents are never reviewed.
  const text = status === 'accepted' && origin !== 'client' ? states.given : states[status];
  return <DocumentStatusBadge status={status} text={text} />;
}
