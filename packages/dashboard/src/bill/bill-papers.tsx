import { getApi } from '@tassis/api-client';
import { linkDocument, type ClientDocument } from '@tassis/contracts';
import { DescriptionList, DownloadButton } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { getLabel } from '@tassis/messages';
import type { BillFileProps } from './bill-file.tsx';
import styles from './bill.module.css';
import { useBillTexts } from './messages/use-bill-texts.ts';

type BillPapersProps = Pick<BillFileProps, 'side'> & { documents: readonly ClientDocument[] };

/** The proofs of payment and receipts of a bill, newest first. */
export function BillPapers({ documents, side }: BillPapersProps) {
  const texts = useBillTexts();
  const locale = useLocale();
  if (documents.length === 0) return <p className={styles['none']}>{texts[side].noPapers}</p>;
  const items = documents.map(({ id, name, kind, status }) => ({
    term: `${getLabel(locale, `document_kind.${kind}`)}, ${getLabel(locale, `document_status.${status}`)}`,
    value: (
      <DownloadButton
        text={texts.download(name)}
        file={{ type: 'PDF' }}
        variant="quiet"
        size="s"
        pendingText={texts.downloadPending}
        failedText={texts.downloadFailed}
        onDownload={() => getApi().download(linkDocument, { params: { id } })}
      />
    ),
  }));
  return <DescriptionList items={items} />;
}
