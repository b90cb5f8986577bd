import { getApi } from '@tassis/api-client';
import { linkDocument, type ClientDocument } from '@tassis/contracts';
import { DescriptionList, DownloadButton } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { getLabel } from '@tassis/messages';
import { NothingYet } from '../section/file-columns.tsx';
import type { BillFileProps } from './bill-file.tsx';
import styles from './bill-documents.module.css';
import { useBillTexts } from './messages/use-bill-texts.ts';

type BillDocumentsProps = Pick<BillFileProps, 'bill' | 'side'>;

/** The proofs of payment and receipts of a bill, newest first. */
export function BillDocuments({ bill, side }: BillDocumentsProps) {
  const { documents } = bill;
  const texts = useBillTexts();
  const locale = useLocale();
  if (documents.length === 0) return <NothingYet>{texts[side].noDocuments}</NothingYet>;
  // Once the bill is paid, the client need not know that a proof still waits for review.
  const isSettled = side === 'client' && bill.status === 'paid';
  const toTerm = ({ kind, status, origin }: ClientDocument) => {
    const name = getLabel(locale, `document_kind.${kind}`);
    // The firm's own documents are never reviewed, so they have no status.
    if (origin !== 'client' || (isSettled && status === 'pending')) return name;
    return `${name}, ${getLabel(locale, `document_status.${status}`)}`;
  };
  const items = documents.map((document) => ({
    term: toTerm(document),
    value: (
      <>
        <DownloadButton
          text={texts.download(document.name)}
          file={{ type: 'PDF' }}
          variant="quiet"
          size="s"
          pendingText={texts.downloadPending}
          failedText={texts.downloadFailed}
          onDownload={() => getApi().download(linkDocument, { params: { id: document.id } })}
        />
        <span className={styles['printed']}>{document.name}</span>
      </>
    ),
  }));
  return <DescriptionList items={items} />;
}
