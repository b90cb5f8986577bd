import { AreaPage } from '@tassis/dashboard';
import { Button } from '@tassis/design-system';
import { RouterLink } from '@tassis/platform/router';
import { DocumentList } from '../features/document-list/document-list.tsx';
import { useDocumentTexts } from '../messages/documents/use-document-texts.ts';
import { ownPaths } from '../paths.ts';

export function Component() {
  const { title, lead, review } = useDocumentTexts();
  return (
    <AreaPage
      title={title}
      lead={lead}
      actions={
        <Button href={ownPaths.documentReview} LinkComponent={RouterLink}>
          {review}
        </Button>
      }
    >
      <DocumentList />
    </AreaPage>
  );
}
