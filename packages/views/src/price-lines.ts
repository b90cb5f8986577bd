import type { PriceLine } from '@tassis/design-system';
import { formatMoney, formatNumber, getLabel, priceWords, type Locale } from '@tassis/messages';
import type { OrderPrice } from './order-price.ts';

/**
 * The lines of a price, like those of the invoice.
 * @param price undefined while it loads: the lines that every price has, without amounts
 * @param months the duration of the domiciliation, 0 without one
 */
export function toPriceLines(
  price: OrderPrice | undefined,
  months: number,
  locale: Locale,
): PriceLine[] {
  const words = priceWords(locale);
  if (price === undefined) {
    return [
      { key: 'subtotal', label: words.subtotal, amount: null, tone: 'subtotal' },
      { key: 'vat', label: words.vat('…'), amount: null },
    ];
  }
  const money = (mad: number) => formatMoney(locale, mad);
  return [
    ...soldLines(price, months, locale),
    { key: 'subtotal', label: words.subtotal, amount: money(price.subtotal), tone: 'subtotal' },
    { key: 'vat', label: words.vat(formatNumber(locale, price.vatRate)), amount: money(price.vat) },
    ...feeLines(price, locale),
  ];
}

/** The first line: a domiciliation, a creation, both under one price, or a negative certificate. */
function soldLines(price: OrderPrice, months: number, locale: Locale): PriceLine[] {
  const words = priceWords(locale);
  const line = (key: string, label: string, mad: number) => ({
    key,
    label,
    amount: formatMoney(locale, mad),
  });
  const domiciled = price.creationIsWithin ? words.creationAndDomiciliation : words.domiciliation;
  return [
    ...(months > 0
      ? [{ ...line('domiciliation', domiciled, price.domiciliation), hint: words.months(months) }]
      : []),
    ...(price.creation > 0 ? [line('creation', words.creation, price.creation)] : []),
    ...(price.service > 0 ? [line('service', words.certificate, price.service)] : []),
  ];
}

/** The fees of a creation are several amounts under one name. */
function feeLines({ fees, feesBreakdown }: OrderPrice, locale: Locale): PriceLine[] {
  const words = priceWords(locale);
  const parts = feesBreakdown.map(({ code, amount }) => ({
    key: code,
    label: getLabel(locale, `fee.${code}`),
    amount: formatMoney(locale, amount),
  }));
  if (parts.length < 2) return parts.map((part) => ({ ...part, hint: words.untaxed }));
  return [
    {
      key: 'fees',
      label: words.fees,
      hint: words.untaxed,
      amount: formatMoney(locale, fees),
      breakdown: { summary: words.feesParts, parts },
    },
  ];
}
