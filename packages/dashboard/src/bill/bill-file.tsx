import type { WholeBill } from '@tassis/contracts';
import type { DescriptionListProps } from '@tassis/design-system';
import type { ReactNode } from 'react';
import { DashboardSection } from '../section/dashboard-section.tsx';
import { FileColumns } from '../section/file-columns.tsx';
import { BillFacts } from './bill-facts.tsx';
import { BillLines } from './bill-lines.tsx';
import { BillDocuments } from './bill-documents.tsx';
import { useBillTexts } from './messages/use-bill-texts.ts';
import { PaymentTable } from './payment-table.tsx';

/** Props of {@link BillFile}. */
export type BillFileProps = {
  bill: WholeBill;
  /** The reader: the staff or the client. */
  side: 'staff' | 'client';
  /** The address of its order. */
  orderHref: string;
  /** Returns the address of a related bill: the credit note, or the bill that it cancels. */
  billHref: (id: string) => string;
  /** Facts before the others, such as the client. */
  facts?: DescriptionListProps['items'];
  /** The actions on the bill. */
  children?: ReactNode;
};

/** One bill: lines, parties and payments. For its client the amount due comes first. */
export function BillFile({ bill, side, children, ...facts }: BillFileProps) {
  const lines = <BillLines bill={bill} />;
  return (
    <FileColumns
      aside={
        <>
          {side === 'client' ? lines : children}
          <BillFacts bill={bill} side={side} {...facts} />
        </>
      }
    >
      {side === 'client' ? children : lines}
      {bill.kind === 'bill' ? <Paid bill={bill} side={side} /> : null}
    </FileColumns>
  );
}

/** The payments, and the documents that prove them. */
function Paid({ bill, side }: Pick<BillFileProps, 'bill' | 'side'>) {
  const texts = useBillTexts();
  return (
    <>
      <DashboardSection title={texts[side].payments}>
        <PaymentTable bill={bill} side={side} />
      </DashboardSection>
      <DashboardSection title={texts.papers}>
        <BillDocuments bill={bill} side={side} />
      </DashboardSection>
    </>
  );
}
