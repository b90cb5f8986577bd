import type { AdminDocument } from '@tassis/contracts';
import { PdfView } from '@tassis/dashboard';
import { Stack } from '@tassis/design-system';
import { DocumentFacts } from '../../document/document-facts.tsx';
import { DocumentReview } from '../../document/document-review.tsx';
import { useReview } from '../../document/use-review.ts';

type DocumentPanelProps = { document: AdminDocument; onReviewed: () => void };

/** A document in the panel: facts, pages and review. */
export function DocumentPanel({ document, onReviewed }: DocumentPanelProps) {
  const review = useReview(document, onReviewed);
  return (
    <Stack>
      <DocumentReview document={document} review={review} />
      <DocumentFacts document={document} />
      <PdfView id={document.id} name={document.name} />
    </Stack>
  );
}
