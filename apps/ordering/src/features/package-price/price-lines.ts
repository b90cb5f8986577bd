import type { PriceLine } from '@tassis/design-system';
import { formatMoney, formatNumber, getLabel, priceWords, type Locale } from '@tassis/messages';
import type { PriceTexts } from '../../messages/price/fr.ts';
import type { PackagePrice } from '../../packages/package-price.ts';

/** How the lines are written. */
type Writing = { locale: Locale; texts: PriceTexts };

/**
 * The lines of the price, like those of the invoice.
 * @param price undefined while it is on its way: the lines that every price has, without their amounts
 * @param months of the domiciliation, 0 without one
 */
export function priceLines(
  price: PackagePrice | undefined,
  months: number,
  writing: Writing,
): PriceLine[] {
  const words = priceWords(writing.locale);
  if (price === undefined) {
    return [
      { key: 'subtotal', label: words.subtotal, amount: null, tone: 'subtotal' },
      { key: 'vat', label: words.vat('…'), amount: null },
    ];
  }
  const { locale } = writing;
  const money = (mad: number) => formatMoney(locale, mad);
  return [
    ...soldLines(price, months, writing),
    { key: 'subtotal', label: words.subtotal, amount: money(price.subtotal), tone: 'subtotal' },
    { key: 'vat', label: words.vat(formatNumber(locale, price.vatRate)), amount: money(price.vat) },
    ...(price.fees > 0 ? [feesLine(price, writing)] : []),
  ];
}

/** What is sold: a domiciliation, a creation, or both under one price. */
function soldLines(price: PackagePrice, months: number, { locale, texts }: Writing): PriceLine[] {
  const words = priceWords(locale);
  const line = (key: string, label: string, mad: number) => ({
    key,
    label,
    amount: formatMoney(locale, mad),
  });
  const domiciled = price.creationIsWithin ? words.creationAndDomiciliation : words.domiciliation;
  return [
    ...(months > 0
      ? [{ ...line('domiciliation', domiciled, price.domiciliation), hint: texts.months(months) }]
      : []),
    ...(price.creation > 0 ? [line('creation', words.creation, price.creation)] : []),
  ];
}

function feesLine({ fees, feesBreakdown }: PackagePrice, { locale, texts }: Writing): PriceLine {
  const words = priceWords(locale);
  return {
    key: 'fees',
    label: words.fees,
    hint: words.untaxed,
    amount: formatMoney(locale, fees),
    breakdown: {
      summary: texts.feesParts,
      parts: feesBreakdown.map(({ code, amount }) => ({
        label: getLabel(locale, `fee.${code}`),
        amount: formatMoney(locale, amount),
      })),
    },
  };
}
