import type { WholeBill } from '@tassis/contracts';
import { DescriptionList, MailLink, TextLink } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatDate, formatMoney, getLabel, type Locale } from '@tassis/messages';
import { RouterLink } from '@tassis/platform/router';
import { DashboardSection } from '../section/dashboard-section.tsx';
import type { BillFileProps } from './bill-file.tsx';
import { useBillTexts } from './messages/use-bill-texts.ts';

type BillFactsProps = Omit<BillFileProps, 'children'>;

/** The order of a bill, and both parties as on the day of issue. */
export function BillFacts({ bill, side, orderHref, billHref, facts }: BillFactsProps) {
  const texts = useBillTexts();
  const locale = useLocale();
  const { order, credit_note: note, credited_bill: credited, parties } = bill;
  const toBill = ({ id, number }: { id: string; number: string }) => (
    <TextLink href={billHref(id)} LinkComponent={RouterLink}>
      {number}
    </TextLink>
  );
  const items = [
    ...(facts ?? []),
    {
      term: texts.order,
      value: (
        <TextLink href={orderHref} LinkComponent={RouterLink}>
          {order.reference}
        </TextLink>
      ),
    },
    ...(note ? [{ term: texts.creditNote, value: toBill(note) }] : []),
    ...(credited ? [{ term: texts.creditedBill, value: toBill(credited) }] : []),
    ...(bill.refund > 0
      ? [{ term: texts[side].refund, value: formatMoney(locale, bill.refund) }]
      : []),
    ...bill.refunds.map((refund) => ({
      term: texts.refunded(formatDate(locale, refund.paid_at)),
      value: describeRefund(refund, locale),
    })),
    { term: texts.from, value: toLines([parties.firm.name, ...parties.firm.address]) },
    {
      term: texts.to,
      value: (
        <>
          {toLines(linesOfClient(parties.client, texts.ice))}
          <MailLink email={parties.client.email} />
        </>
      ),
    },
  ];
  return (
    <DashboardSection title={texts.parties}>
      <DescriptionList items={items} />
    </DashboardSection>
  );
}

function describeRefund(refund: WholeBill['refunds'][number], locale: Locale): string {
  const { amount, method, reference } = refund;
  const facts = [
    formatMoney(locale, amount),
    getLabel(locale, `payment_method.${method}`),
    reference,
  ];
  return facts.filter((fact) => fact !== null).join(', ');
}

function linesOfClient(client: WholeBill['parties']['client'], ice: string): string[] {
  const { name, companyName, address } = client;
  const lines = [companyName, name, client.ice === null ? null : `${ice} ${client.ice}`];
  return [...lines, ...address].filter((line) => line !== null);
}

function toLines(lines: readonly string[]) {
  return (
    <>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </>
  );
}
