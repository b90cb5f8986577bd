import type { Order } from '@tassis/contracts';
import { PriceTable, type PriceLine } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatMoney, formatNumber, labelOf, priceWords, type Locale } from '@tassis/messages';
import { useMessages } from '../messages/use-messages.ts';

/** How the total is made: lines before tax, tax, untaxed fees, total. */
export function PriceBreakdown({ order: { pricing } }: { order: Order }) {
  const { price: texts } = useMessages();
  const locale = useLocale();
  return (
    <PriceTable
      caption={texts.title}
      lines={linesOf(pricing, locale)}
      total={{ label: priceWords(locale).total, amount: formatMoney(locale, pricing.total) }}
    />
  );
}

function linesOf(pricing: Order['pricing'], locale: Locale): PriceLine[] {
  const words = priceWords(locale);
  const { domiciliation, creation, service, subtotal, vat, feesBreakdown } = pricing;
  const rate = subtotal > 0 ? Math.round((vat / subtotal) * 100) : 0;
  const line = (key: string, label: string, mad: number): PriceLine => ({
    key,
    label,
    amount: formatMoney(locale, mad),
  });
  return [
    ...(domiciliation > 0 ? [line('domiciliation', words.domiciliation, domiciliation)] : []),
    ...(creation > 0 ? [line('creation', words.creation, creation)] : []),
    ...(service > 0 ? [line('service', words.certificate, service)] : []),
    { ...line('subtotal', words.subtotal, subtotal), tone: 'subtotal' },
    line('vat', words.vat(formatNumber(locale, rate)), vat),
    ...feesBreakdown.map(({ code, amount }) => ({
      ...line(code, labelOf(locale, `fee.${code}`), amount),
      hint: words.untaxed,
    })),
  ];
}
