import { toMad, type Centimes, type Quote } from '@tassis/domain';
import {
  formatDate,
  formatMoney,
  formatNumber,
  isMessageCode,
  priceWords,
  translate,
} from '@tassis/messages';
import type { PriceRow } from '../../pdf/price-table.ts';
import type { BillLine } from './bill-record.ts';

const words = priceWords('fr');

/** The lines of a bill or an order as texts: taxed ones first, then fees passed on. */
export function toGroups(lines: readonly BillLine[]) {
  const sold = lines.filter(({ kind }) => kind !== 'fee').map(toRow);
  const fees = lines.filter(({ kind }) => kind === 'fee').map(toRow);
  return [
    { title: 'Prestations soumises à la TVA (montants HT)', rows: sold },
    { title: `${words.disbursements}\u00A0: ${words.untaxed}, avancés en votre nom`, rows: fees },
  ].filter(({ rows }) => rows.length > 0);
}

function toRow({ kind, name, months, period, creation_included, amount }: BillLine): PriceRow {
  const shown = money(amount);
  const code = `fee.${name ?? ''}`;
  if (kind === 'fee') {
    return { label: isMessageCode(code) ? translate('fr', code) : (name ?? ''), amount: shown };
  }
  const detail = name === undefined ? {} : { detail: name };
  if (kind === 'creation') return { label: words.creation, ...detail, amount: shown };
  if (kind === 'service') return { label: words.certificate, amount: shown };
  if (period !== undefined) {
    const [from, to] = [formatDate('fr', period.from), formatDate('fr', period.to)];
    return { label: words.renewal(from, to), amount: shown };
  }
  const length = months === undefined ? '' : `, ${months} mois`;
  const sold = creation_included ? words.creationAndDomiciliation : words.domiciliation;
  return { label: `${sold}${length}`, ...detail, amount: shown };
}

/** The totals as texts; the last one has the label `label`. */
export function toTotals(
  { subtotal, vatBasisPoints, vat, fees, total }: Quote,
  label = words.total,
) {
  const rows = [
    { label: words.subtotal, amount: money(subtotal) },
    { label: words.vat(formatNumber('fr', vatBasisPoints / 100)), amount: money(vat) },
    ...(fees === 0 ? [] : [{ label: words.disbursements, amount: money(fees) }]),
  ];
  return { rows, total: { label, amount: money(total) } };
}

/** An amount as printed. */
export function money(amount: Centimes): string {
  return formatMoney('fr', toMad(amount));
}
