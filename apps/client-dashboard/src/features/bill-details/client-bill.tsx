import type { Bill } from '@tassis/contracts';
import { BillFile } from '@tassis/dashboard/bill';
import { ownPaths } from '../../paths.ts';
import { getCardPaymentState } from './card-payment-state.ts';
import { CardReturn } from './card-return.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { NothingToPay } from './nothing-to-pay.tsx';

type ClientBillProps = {
  bill: Bill;
  /** The card payment from which the client has returned. */
  payment: string | null;
  onChange: () => void;
};

/** A bill for its client: first the ways to pay, or that nothing is due. */
export function ClientBill({ bill, payment, onChange }: ClientBillProps) {
  const { ways_to_pay: ways } = bill;
  const isWaiting = getCardPaymentState(bill, payment) === 'waiting';
  return (
    <>
      <CardReturn bill={bill} payment={payment} />
      <BillFile
        bill={bill}
        side="client"
        orderHref={ownPaths.orderDetails(bill.order.id)}
        billHref={ownPaths.bill}
      >
        {ways ? (
          <HowToPay
            bill={bill}
            ways={{ ...ways, card: ways.card && !isWaiting }}
            onChange={onChange}
          />
        ) : (
          <NothingToPay bill={bill} />
        )}
      </BillFile>
    </>
  );
}
