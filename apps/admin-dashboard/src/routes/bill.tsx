import { AreaPage, QueryView } from '@tassis/dashboard';
import { BillHead } from '@tassis/dashboard/bill';
import { PrintButton } from '@tassis/design-system';
import { useParams } from '@tassis/platform/router';
import { BillActions } from '../features/bill-file/bill-actions.tsx';
import { StaffBill } from '../features/bill-file/staff-bill.tsx';
import { useStaffBill } from '../features/bill-file/use-staff-bill.ts';
import { usePaymentTexts } from '../messages/payments/use-payment-texts.ts';
import { ownPaths } from '../paths.ts';

export function Component() {
  const { bill: texts } = usePaymentTexts();
  const { billId = '' } = useParams();
  const query = useStaffBill(billId);
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
            <BillActions bill={bill} onChange={() => void query.refetch()} />
            <PrintButton>{texts.print}</PrintButton>
          </>
        ) : null
      }
    >
      <QueryView
        query={query}
        loading={texts.loading}
        failed={texts.failed}
        missing={{
          title: texts.notFound,
          text: texts.notFoundText,
          action: { text: texts.all, href: ownPaths.payments },
        }}
      >
        {({ data }, refetch) => <StaffBill key={data.id} bill={data} onChange={refetch} />}
      </QueryView>
    </AreaPage>
  );
}
