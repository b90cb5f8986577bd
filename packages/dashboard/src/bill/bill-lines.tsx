import type { WholeBill } from '@tassis/contracts';
import { PriceTable, type PriceLine } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { FEE_CODES } from '@tassis/domain';
import {
  formatDate,
  formatMoney,
  formatNumber,
  getLabel,
  priceWords,
  type Locale,
} from '@tassis/messages';
import { useBillTexts } from './messages/use-bill-texts.ts';

type BillLine = WholeBill['lines'][number];

/** The lines of a bill as issued: before tax, tax, untaxed fees, total. */
export function BillLines({ bill }: { bill: WholeBill }) {
  const texts = useBillTexts();
  const locale = useLocale();
  const words = priceWords(locale);
  const money = (mad: number) => formatMoney(locale, mad);
  const rate = bill.subtotal === 0 ? 0 : Math.round((bill.vat / bill.subtotal) * 100);
  const toLine = (line: BillLine, index: number): PriceLine => ({
    key: `${line.kind}-${index}`,
    ...nameLine(line, locale),
    amount: money(line.amount),
  });
  return (
    <PriceTable
      caption={texts.content}
      lines={[
        ...bill.lines.filter((line) => !isFee(line)).map(toLine),
        { key: 'subtotal', label: words.subtotal, amount: money(bill.subtotal), tone: 'subtotal' },
        { key: 'vat', label: words.vat(formatNumber(locale, rate)), amount: money(bill.vat) },
        ...bill.lines.filter(isFee).map(toLine),
      ]}
      total={{ label: words.total, amount: money(bill.total) }}
      note={
        <>
          {texts.inWords} <strong>{bill.total_in_words}</strong>
        </>
      }
    />
  );
}

function nameLine(line: BillLine, locale: Locale) {
  const words = priceWords(locale);
  const { kind, name, months, period } = line;
  if (kind === 'fee') {
    const code = FEE_CODES.find((each) => each === name);
    return { label: code ? getLabel(locale, `fee.${code}`) : words.fees, hint: words.untaxed };
  }
  if (kind === 'creation') return { label: words.creation, hint: name };
  if (kind === 'service') return { label: words.certificate };
  if (period) {
    const { from, to } = period;
    return { label: words.renewal(formatDate(locale, from), formatDate(locale, to)) };
  }
  const label = line.creation_included ? words.creationAndDomiciliation : words.domiciliation;
  const facts = [name, months === undefined ? undefined : words.months(months)];
  return { label, hint: facts.filter(Boolean).join(', ') };
}

function isFee({ kind }: BillLine): boolean {
  return kind === 'fee';
}
