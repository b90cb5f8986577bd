import type { Order } from '@tassis/contracts';
import { PriceTable } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatMoney, priceWords } from '@tassis/messages';
import { toOrderedPriceLines } from '@tassis/views';
import type { Messages } from '../messages/fr.ts';
import { useMessages } from '../messages/use-messages.ts';
import { BillLink } from './bill-link.tsx';

/** The lines of the price: before tax, tax, untaxed fees, total. */
export function PriceBreakdown({ order }: { order: Order }) {
  const { price: texts } = useMessages();
  const locale = useLocale();
  const note = toNote(order, texts);
  return (
    <PriceTable
      caption={texts.title}
      // The parts of the fees are always open, because print cannot open them.
      lines={toOrderedPriceLines(order, locale).map(({ breakdown, ...line }) =>
        breakdown ? { ...line, breakdown: { parts: breakdown.parts } } : line,
      )}
      note={
        note || order.bill ? (
          <>
            {note} {order.bill ? <BillLink bill={order.bill} /> : null}
          </>
        ) : undefined
      }
      total={{ label: priceWords(locale).total, amount: formatMoney(locale, order.pricing.total) }}
    />
  );
}

/** Explains the fees, which depend on whether the client has a certificate. */
function toNote({ services }: Order, texts: Messages['price']): string | undefined {
  const company = services.find((service) => service.company)?.company;
  if (company === undefined) return undefined;
  return company.haveCertificate ? texts.ownCertificate : texts.certificateWithin;
}
