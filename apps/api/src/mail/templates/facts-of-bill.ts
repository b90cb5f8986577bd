import { toMad } from '@tassis/domain';
import { formatDate, formatMoney, priceWords, type Locale } from '@tassis/messages';
import { facts, type Block } from '../mail-text.ts';
import type { BillFacts } from '../mail-content.ts';

const LABELS = {
  fr: { number: 'Facture', due: 'Reste à payer', dueOn: 'À régler au plus tard le' },
  en: { number: 'Bill', due: 'Still to pay', dueOn: 'Due on or before' },
} as const;

/** What a mail about a bill repeats of it. */
export function factsOfBill(locale: Locale, bill: BillFacts): Block {
  const labels = LABELS[locale];
  return facts(
    [labels.number, bill.number],
    [priceWords(locale).total, formatMoney(locale, toMad(bill.total))],
    [labels.due, formatMoney(locale, toMad(bill.due))],
    [labels.dueOn, formatDate(locale, bill.dueOn)],
  );
}
