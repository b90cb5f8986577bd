import type { Order } from '@tassis/contracts';
import { PriceTable } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatMoney, priceWords } from '@tassis/messages';
import { toOrderedPriceLines } from '@tassis/views';
import { useMessages } from '../messages/use-messages.ts';

/** How the total is made: lines before tax, tax, untaxed fees, total. */
export function PriceBreakdown({ order }: { order: Order }) {
  const { price: texts } = useMessages();
  const locale = useLocale();
  return (
    <PriceTable
      caption={texts.title}
      // The parts of the fees are always open, also in print.
      lines={toOrderedPriceLines(order, locale).map(({ breakdown, ...line }) =>
        breakdown ? { ...line, breakdown: { parts: breakdown.parts } } : line,
      )}
      total={{ label: priceWords(locale).total, amount: formatMoney(locale, order.pricing.total) }}
    />
  );
}
