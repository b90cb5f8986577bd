import type { AdminDocument } from '@tassis/contracts';
import { PdfView } from '@tassis/dashboard';
import { Stack } from '@tassis/design-system';
import { DocumentReview } from './document-review.tsx';
import { useReview } from './use-review.ts';

type ReadDocumentProps = { document: AdminDocument; onReviewed: () => void };

/** The pages of a document and, while it waits for review, the two buttons. */
export function ReadDocument({ document, onReviewed }: ReadDocumentProps) {
  const review = useReview(document, onReviewed);
  return (
    <Stack gap="s">
      <DocumentReview document={document} review={review} />
      <PdfView id={document.id} name={document.name} />
    </Stack>
  );
}
