import type { Order } from '@tassis/contracts';
import { useLocale } from '@tassis/design-system/host';
import { formatMoney, formatNumber, translate } from '@tassis/messages';
import { useMessages } from '../messages/use-messages.ts';
import styles from './price-breakdown.module.css';

type Line = { key: string; label: string; amount: number };

/** How the total is made, set like a good invoice: lines before tax, tax, untaxed fees, total. */
export function PriceBreakdown({ order }: { order: Order }) {
  const { price } = useMessages();
  const locale = useLocale();
  const { pricing } = order;
  const rate = pricing.subtotal > 0 ? Math.round((pricing.vat / pricing.subtotal) * 100) : 0;
  const fees = pricing.feesBreakdown.map((fee) => ({
    key: fee.code,
    label: translate(locale, `fee.${fee.code}`),
    amount: fee.amount,
  }));
  return (
    <table className={styles['root']}>
      <caption className={styles['caption']}>{price.title}</caption>
      <thead className={styles['head']}>
        <tr>
          <th scope="col">{price.label}</th>
          <th scope="col">{price.amount}</th>
        </tr>
      </thead>
      <tbody>
        <Lines lines={useTaxedLines(order)} />
        <Row label={price.subtotal} amount={pricing.subtotal} className={styles['sum']} />
        <Row label={price.vat(formatNumber(locale, rate))} amount={pricing.vat} />
      </tbody>
      {fees.length > 0 ? (
        <tbody className={styles['fees']}>
          <tr>
            <th scope="rowgroup" colSpan={2} className={styles['note']}>
              {price.feesNote}
            </th>
          </tr>
          <Lines lines={fees} />
        </tbody>
      ) : null}
      <tfoot>
        <Row label={price.total} amount={pricing.total} className={styles['total']} />
      </tfoot>
    </table>
  );
}

function useTaxedLines({ pricing }: Order): Line[] {
  const { price } = useMessages();
  return [
    { key: 'domiciliation', label: price.domiciliation, amount: pricing.domiciliation },
    { key: 'creation', label: price.creation, amount: pricing.creation },
    { key: 'service', label: price.certificate, amount: pricing.service },
  ].filter((line) => line.amount > 0);
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return lines.map((line) => <Row key={line.key} label={line.label} amount={line.amount} />);
}

type RowProps = { label: string; amount: number; className?: string | undefined };

function Row({ label, amount, className }: RowProps) {
  return (
    <tr className={className}>
      <th scope="row">{label}</th>
      <td>{formatMoney(useLocale(), amount)}</td>
    </tr>
  );
}
