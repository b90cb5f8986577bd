import { getApi } from '@tassis/api-client';
import { linkDocument, type AdminDocument } from '@tassis/contracts';
import { DownloadButton } from '@tassis/design-system';
import { useDocumentTexts } from '../messages/documents/use-document-texts.ts';

/** Downloads a document. */
export function DocumentDownload({ document }: { document: Pick<AdminDocument, 'id'> }) {
  const texts = useDocumentTexts();
  return (
    <DownloadButton
      text={texts.download}
      file={{ type: 'PDF' }}
      size="s"
      pendingText={texts.pending}
      failedText={texts.failed}
      onDownload={() => getApi().download(linkDocument, { params: { id: document.id } })}
    />
  );
}
