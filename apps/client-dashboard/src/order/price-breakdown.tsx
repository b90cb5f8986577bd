import type { Order } from '@tassis/contracts';
import { PriceTable, type PriceLine } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatMoney, formatNumber, labelOf, type Locale } from '@tassis/messages';
import type { Messages } from '../messages/fr.ts';
import { useMessages } from '../messages/use-messages.ts';

/** How the total is made: lines before tax, tax, untaxed fees, total. */
export function PriceBreakdown({ order: { pricing } }: { order: Order }) {
  const { price } = useMessages();
  const locale = useLocale();
  return (
    <PriceTable
      caption={price.title}
      lines={linesOf(pricing, price, locale)}
      total={{ label: price.total, amount: formatMoney(locale, pricing.total) }}
    />
  );
}

function linesOf(pricing: Order['pricing'], price: Messages['price'], locale: Locale): PriceLine[] {
  const { domiciliation, creation, service, subtotal, vat, feesBreakdown } = pricing;
  const rate = subtotal > 0 ? Math.round((vat / subtotal) * 100) : 0;
  const line = (key: string, label: string, mad: number): PriceLine => ({
    key,
    label,
    amount: formatMoney(locale, mad),
  });
  return [
    ...(domiciliation > 0 ? [line('domiciliation', price.domiciliation, domiciliation)] : []),
    ...(creation > 0 ? [line('creation', price.creation, creation)] : []),
    ...(service > 0 ? [line('service', price.certificate, service)] : []),
    { ...line('subtotal', price.subtotal, subtotal), tone: 'subtotal' },
    line('vat', price.vat(formatNumber(locale, rate)), vat),
    ...feesBreakdown.map(({ code, amount }) => ({
      ...line(code, labelOf(locale, `fee.${code}`), amount),
      hint: price.untaxed,
    })),
  ];
}
