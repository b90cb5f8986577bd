import { QueryView } from '@tassis/dashboard';
import { BillHead } from '@tassis/dashboard/bill';
import { Cluster, Stack } from '@tassis/design-system';
import { usePaymentTexts } from '../../messages/payments/use-payment-texts.ts';
import { BillActions } from './bill-actions.tsx';
import { StaffBill } from './staff-bill.tsx';
import { useStaffBill } from './use-staff-bill.ts';

type BillPanelProps = { id: string; onChanged: () => void };

/** A bill beside its list, with everything of its page except the print button. */
export function BillPanel({ id, onChanged }: BillPanelProps) {
  const { bill: texts } = usePaymentTexts();
  const query = useStaffBill(id);
  return (
    <QueryView query={query} loading={texts.loading} failed={texts.failed}>
      {({ data: bill }, refetch) => {
        const onChange = () => {
          refetch();
          onChanged();
        };
        return (
          <Stack>
            <BillHead bill={bill} />
            <Cluster gap="s">
              <BillActions bill={bill} onChange={onChange} />
            </Cluster>
            <StaffBill key={bill.id} bill={bill} onChange={onChange} />
          </Stack>
        );
      }}
    </QueryView>
  );
}
