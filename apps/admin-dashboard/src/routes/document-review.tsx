import { AreaPage } from '@tassis/dashboard';
import { ReviewQueue } from '../features/document-review/review-queue.tsx';
import { useDocumentTexts } from '../messages/documents/use-document-texts.ts';

export function Component() {
  const { queue } = useDocumentTexts();
  return (
    <AreaPage title={queue.title} lead={queue.lead} crumb={queue.crumb}>
      <ReviewQueue />
    </AreaPage>
  );
}
