import { getApi } from '@tassis/api-client';
import { linkBillPdf, type WholeBill } from '@tassis/contracts';
import { DownloadButton } from '@tassis/design-system';
import { useBillTexts } from './messages/use-bill-texts.ts';

/** Downloads a bill or credit note as PDF. */
export function BillPdfButton({ bill }: { bill: Pick<WholeBill, 'id' | 'kind'> }) {
  const texts = useBillTexts();
  return (
    <DownloadButton
      text={bill.kind === 'bill' ? texts.pdf : texts.pdfOfCreditNote}
      file={{ type: 'PDF' }}
      pendingText={texts.pdfPending}
      failedText={texts.pdfFailed}
      onDownload={() => getApi().download(linkBillPdf, { params: { id: bill.id } })}
    />
  );
}
