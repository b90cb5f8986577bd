import { getApi } from '@tassis/api-client';
import { linkDocument, type ClientDocument } from '@tassis/contracts';
import { DescriptionList, DownloadButton } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { getLabel } from '@tassis/messages';
import { usePaymentTexts } from '../../messages/payments/use-payment-texts.ts';
import styles from './bill-file.module.css';

/** The proofs of payment and receipts of a bill, newest first. */
export function BillPapers({ documents }: { documents: readonly ClientDocument[] }) {
  const { papers: texts } = usePaymentTexts();
  const locale = useLocale();
  if (documents.length === 0) return <p className={styles['none']}>{texts.none}</p>;
  const items = documents.map(({ id, name, kind, status }) => ({
    term: `${getLabel(locale, `document_kind.${kind}`)}, ${getLabel(locale, `document_status.${status}`)}`,
    value: (
      <DownloadButton
        text={texts.download(name)}
        file={{ type: 'PDF' }}
        variant="quiet"
        size="s"
        pendingText={texts.pending}
        failedText={texts.failed}
        onDownload={() => getApi().download(linkDocument, { params: { id } })}
      />
    ),
  }));
  return <DescriptionList items={items} />;
}
