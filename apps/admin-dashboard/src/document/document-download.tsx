import { getApi } from '@tassis/api-client';
import { linkDocument, type AdminDocument } from '@tassis/contracts';
import { DownloadButton, type DownloadButtonProps } from '@tassis/design-system';
import { useDocumentTexts } from '../messages/documents/use-document-texts.ts';

type DocumentDownloadProps = { document: Pick<AdminDocument, 'id'> } & Pick<
  DownloadButtonProps,
  'variant'
>;

export function DocumentDownload({ document, ...look }: DocumentDownloadProps) {
  const texts = useDocumentTexts();
  return (
    <DownloadButton
      text={texts.download}
      file={{ type: 'PDF' }}
      size="s"
      {...look}
      pendingText={texts.pending}
      failedText={texts.failed}
      onDownload={() => getApi().download(linkDocument, { params: { id: document.id } })}
    />
  );
}
