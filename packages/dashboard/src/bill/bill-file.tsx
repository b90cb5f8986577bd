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
  /** Who reads it. */
  side: 'staff' | 'client';
  /** Where its order is. */
  orderHref: string;
  /** Where another bill is: its credit note, or the bill of a credit note. */
  billHref: (id: string) => string;
  /** Facts before the others, as whose bill it is. */
  facts?: DescriptionListProps['items'];
  /** What is to be done about it. */
  children?: ReactNode;
};

/** One bill: what it is for, who is billed, what was paid of it. Its client reads first what is to be paid. */
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

/** What came in, and the documents that prove it. */
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
