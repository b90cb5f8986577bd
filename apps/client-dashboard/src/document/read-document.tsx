import type { ClientDocument } from '@tassis/contracts';
import { PdfView } from '@tassis/dashboard';
import { Alert, Stack } from '@tassis/design-system';
import { useDocumentTexts } from '../messages/documents/use-document-texts.ts';
import { DocumentFacts } from './document-facts.tsx';
import { RedoButton } from './redo-button.tsx';

type ReadDocumentProps = { document: ClientDocument; onRedo: () => void };

/** A document: the actions on it, its facts and its pages. */
export function ReadDocument({ document, onRedo }: ReadDocumentProps) {
  const { toRedo } = useDocumentTexts();
  return (
    <Stack>
      {document.status === 'refused' ? (
        <Alert
          tone="warning"
          live={false}
          title={toRedo(document.review_reason ?? '')}
          actions={<RedoButton document={document} onRedo={onRedo} />}
        />
      ) : null}
      <DocumentFacts document={document} />
      <PdfView id={document.id} name={document.name} />
    </Stack>
  );
}
