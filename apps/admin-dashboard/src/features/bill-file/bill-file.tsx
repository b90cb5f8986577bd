import type { AdminBill } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { usePaymentTexts } from '../../messages/payments/use-payment-texts.ts';
import { BillFacts } from './bill-facts.tsx';
import styles from './bill-file.module.css';
import { BillLines } from './bill-lines.tsx';
import { BillPapers } from './bill-papers.tsx';
import { Collection } from './collection.tsx';
import { PaymentTable } from './payment-table.tsx';

type BillFileProps = { bill: AdminBill; onChange: () => void };

/** One bill: what it is for, who is billed, what was paid and what is still due. */
export function BillFile({ bill, onChange }: BillFileProps) {
  const { payments, papers } = usePaymentTexts();
  return (
    <div className={styles['columns']}>
      <div className={styles['column']}>
        <BillLines bill={bill} />
        {bill.kind === 'bill' ? (
          <DashboardSection title={payments.title}>
            <PaymentTable bill={bill} />
          </DashboardSection>
        ) : null}
        {bill.kind === 'bill' ? (
          <DashboardSection title={papers.title}>
            <BillPapers documents={bill.documents} />
          </DashboardSection>
        ) : null}
      </div>
      <div className={styles['column']}>
        {bill.due > 0 ? <Collection bill={bill} onChange={onChange} /> : null}
        <BillFacts bill={bill} />
      </div>
    </div>
  );
}
