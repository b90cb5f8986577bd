import { AreaPage } from '@tassis/dashboard';
import { BillHead, BillPdfButton } from '@tassis/dashboard/bill';
import { PrintButton } from '@tassis/design-system';
import { useParams, useSearchParams } from '@tassis/platform/router';
import { BillView } from '../features/bill-details/bill-view.tsx';
import { ClientBill } from '../features/bill-details/client-bill.tsx';
import { useBill } from '../features/bill-details/use-bill.ts';
import { useBillsTexts } from '../messages/bills/use-bills-texts.ts';

export function Component() {
  const { bill: texts } = useBillsTexts();
  const { billId = '' } = useParams();
  const [search] = useSearchParams();
  const payment = search.get('payment');
  const query = useBill(billId, payment);
  const bill = query.data?.data;
  const title = bill?.number ?? texts.title;
  return (
    <AreaPage
      title={title}
      crumb={title}
      lead={bill ? <BillHead bill={bill} /> : null}
      actions={
        bill ? (
          <>
            <BillPdfButton bill={bill} />
            <PrintButton>{texts.print}</PrintButton>
          </>
        ) : null
      }
    >
      <BillView query={query}>
        {(data, refetch) => (
          <ClientBill key={data.id} bill={data} payment={payment} onChange={refetch} />
        )}
      </BillView>
    </AreaPage>
  );
}
