import type { AdminDocument } from '@tassis/contracts';
import { Alert, Button, Cluster, Stack } from '@tassis/design-system';
import { useDocumentTexts } from '../messages/documents/use-document-texts.ts';
import { RefusalForm } from './refusal-form.tsx';
import type { Review } from './use-review.ts';

/** Accepts or refuses a document that waits for review; a refusal needs a reason. */
export function DocumentReview({ document, review }: { document: AdminDocument; review: Review }) {
  const texts = useDocumentTexts();
  if (document.status !== 'pending') return null;
  if (review.isRefusing) {
    return (
      <RefusalForm document={document} onRefused={review.onRefused} onCancel={review.keepIt} />
    );
  }
  return (
    <Stack gap="s">
      <Cluster>
        <Button variant="brand" size="s" loading={review.pending} onClick={() => review.accept()}>
          {texts.accept}
        </Button>
        <Button size="s" onClick={review.refuse}>
          {texts.refuse}
        </Button>
      </Cluster>
      {review.failure ? <Alert tone="critical">{review.failure}</Alert> : null}
    </Stack>
  );
}
