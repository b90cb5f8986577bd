import type { AdminBill } from '@tassis/contracts';
import { DashboardSection } from '@tassis/dashboard';
import { DescriptionList, MailLink, TextLink } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatMoney } from '@tassis/messages';
import { paths } from '@tassis/platform';
import { RouterLink } from '@tassis/platform/router';
import { usePaymentTexts } from '../../messages/payments/use-payment-texts.ts';
import { ownPaths } from '../../paths.ts';

/** Whose bill it is, what it belongs to, and both sides as on the day of issue. */
export function BillFacts({ bill }: { bill: AdminBill }) {
  const { bill: texts } = usePaymentTexts();
  const locale = useLocale();
  const { client, order, credit_note: note, credited_bill: credited, parties } = bill;
  const items = [
    {
      term: texts.client,
      value: (
        <TextLink href={ownPaths.client(client.id)} LinkComponent={RouterLink}>
          {client.firstName} {client.lastName}
        </TextLink>
      ),
    },
    {
      term: texts.order,
      value: (
        <TextLink href={paths.adminOrder(order.id)} LinkComponent={RouterLink}>
          {order.reference}
        </TextLink>
      ),
    },
    ...(note ? [{ term: texts.creditNote, value: toBill(note) }] : []),
    ...(credited ? [{ term: texts.creditedBill, value: toBill(credited) }] : []),
    ...(bill.refund > 0 ? [{ term: texts.refund, value: formatMoney(locale, bill.refund) }] : []),
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

function linesOfClient(client: AdminBill['parties']['client'], ice: string): string[] {
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

function toBill({ id, number }: { id: string; number: string }) {
  return (
    <TextLink href={ownPaths.bill(id)} LinkComponent={RouterLink}>
      {number}
    </TextLink>
  );
}
