import { madOf, type Centimes, type Quote } from '@tassis/domain';
import { formatMoney, isMessageCode, translate } from '@tassis/messages';
import type { PriceRow } from '../../pdf/price-table.ts';
import type { BillLine } from './bill-record.ts';

/** The lines of a bill or an order in words: what is taxed, then what is passed on. */
export function groupsOf(lines: readonly BillLine[]) {
  const sold = lines.filter(({ kind }) => kind !== 'fee').map(rowOf);
  const fees = lines.filter(({ kind }) => kind === 'fee').map(rowOf);
  return [
    { title: 'Prestations soumises à la TVA (montants HT)', rows: sold },
    { title: 'Débours : frais avancés en votre nom, non soumis à la TVA', rows: fees },
  ].filter(({ rows }) => rows.length > 0);
}

function rowOf({ kind, name, months, amount }: BillLine): PriceRow {
  const shown = money(amount);
  const code = `fee.${name ?? ''}`;
  if (kind === 'fee') {
    return { label: isMessageCode(code) ? translate('fr', code) : (name ?? ''), amount: shown };
  }
  const detail = name === undefined ? {} : { detail: name };
  if (kind === 'creation') return { label: 'Création d’entreprise', ...detail, amount: shown };
  if (kind === 'service') return { label: 'Demande de certificat négatif', amount: shown };
  const length = months === undefined ? '' : `, ${months} mois`;
  return { label: `Domiciliation d’entreprise${length}`, ...detail, amount: shown };
}

/** The sums in words; the last is called `label`. */
export function totalsOf({ subtotal, vatBasisPoints, vat, fees, total }: Quote, label: string) {
  const percent = String(vatBasisPoints / 100).replace('.', ',');
  const rows = [
    { label: 'Total HT', amount: money(subtotal) },
    { label: `TVA (${percent}\u00A0%)`, amount: money(vat) },
    ...(fees === 0 ? [] : [{ label: 'Débours', amount: money(fees) }]),
  ];
  return { rows, total: { label, amount: money(total) } };
}

/** An amount as it is printed. */
export function money(amount: Centimes): string {
  return formatMoney('fr', madOf(amount));
}
