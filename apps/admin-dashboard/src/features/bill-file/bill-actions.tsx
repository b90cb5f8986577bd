import type { AdminBill } from '@tassis/contracts';
import { BillPdfButton } from '@tassis/dashboard/bill';
import { Button } from '@tassis/design-system';
import { useState } from 'react';
import { usePaymentTexts } from '../../messages/payments/use-payment-texts.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { ReissueDialog } from './reissue-dialog.tsx';

type BillActionsProps = { bill: AdminBill; onChange: () => void };

/** The actions on a bill: PDF, refund, cancel, reissue. */
export function BillActions({ bill, onChange }: BillActionsProps) {
  const { cancel, refund, reissue } = usePaymentTexts();
  const [open, setOpen] = useState<'cancel' | 'refund' | 'reissue'>();
  const close = () => setOpen(undefined);
  const isCancelled = bill.status === 'cancelled';
  return (
    <>
      <BillPdfButton bill={bill} />
      {bill.refund > 0 ? (
        <Button variant="brand" onClick={() => setOpen('refund')}>
          {refund.action}
        </Button>
      ) : null}
      {bill.kind === 'bill' && !isCancelled ? (
        <Button variant="quiet" onClick={() => setOpen('cancel')}>
          {cancel.action}
        </Button>
      ) : null}
      {isCancelled ? (
        <Button variant={bill.refund > 0 ? 'quiet' : 'brand'} onClick={() => setOpen('reissue')}>
          {reissue.action}
        </Button>
      ) : null}
      {open === 'cancel' ? <CancelDialog bill={bill} onClose={close} onDone={onChange} /> : null}
      {open === 'refund' ? <RefundDialog bill={bill} onClose={close} onSettled={onChange} /> : null}
      {open === 'reissue' ? <ReissueDialog bill={bill} onClose={close} /> : null}
    </>
  );
}
