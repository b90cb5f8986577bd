import type { AdminBill } from '@tassis/contracts';
import { BillFile } from '@tassis/dashboard/bill';
import { TextLink } from '@tassis/design-system';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { usePaymentTexts } from '../../messages/payments/use-payment-texts.ts';
import { ownPaths } from '../../paths.ts';
import { Collection } from './collection.tsx';

type StaffBillProps = { bill: AdminBill; onChange: () => void };

/** A bill for the staff: with its client, and the amount due. */
export function StaffBill({ bill, onChange }: StaffBillProps) {
  const { bill: texts } = usePaymentTexts();
  const { client, order } = bill;
  return (
    <BillFile
      bill={bill}
      side="staff"
      orderHref={paths.adminOrder(order.id)}
      billHref={ownPaths.bill}
      facts={[
        {
          term: texts.client,
          value: (
            <TextLink href={ownPaths.client(client.id)} LinkComponent={RouterLink}>
              {client.firstName} {client.lastName}
            </TextLink>
          ),
        },
      ]}
    >
      {bill.due > 0 ? <Collection bill={bill} onChange={onChange} /> : null}
    </BillFile>
  );
}
