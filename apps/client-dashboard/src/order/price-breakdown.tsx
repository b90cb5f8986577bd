import type { Order } from '@tassis/contracts';
import { creationIsWithin } from '@tassis/domain';
import { PriceTable, type PriceLine } from '@tassis/design-system';
import { useLocale } from '@tassis/design-system/host';
import { formatMoney, formatNumber, getLabel, priceWords, type Locale } from '@tassis/messages';
import { useMessages } from '../messages/use-messages.ts';

/** How the total is made: lines before tax, tax, untaxed fees, total. */
export function PriceBreakdown({ order }: { order: Order }) {
  const { price: texts } = useMessages();
  const locale = useLocale();
  return (
    <PriceTable
      caption={texts.title}
      lines={linesOf(order, locale)}
      total={{ label: priceWords(locale).total, amount: formatMoney(locale, order.pricing.total) }}
    />
  );
}

function linesOf(order: Order, locale: Locale): PriceLine[] {
  const words = priceWords(locale);
  const { domiciliation, creation, service, subtotal, vat } = order.pricing;
  const sold = hasCreationWithin(order) ? words.creationAndDomiciliation : words.domiciliation;
  const rate = subtotal > 0 ? Math.round((vat / subtotal) * 100) : 0;
  const line = (key: string, label: string, mad: number): PriceLine => ({
    key,
    label,
    amount: formatMoney(locale, mad),
  });
  return [
    ...(domiciliation > 0 ? [line('domiciliation', sold, domiciliation)] : []),
    ...(creation > 0 ? [line('creation', words.creation, creation)] : []),
    ...(service > 0 ? [line('service', words.certificate, service)] : []),
    { ...line('subtotal', words.subtotal, subtotal), tone: 'subtotal' },
    line('vat', words.vat(formatNumber(locale, rate)), vat),
    ...feeLines(order.pricing, locale),
  ];
}

/** Those of a creation are several under one name, as before it was ordered. */
function feeLines({ fees, feesBreakdown }: Order['pricing'], locale: Locale): PriceLine[] {
  const words = priceWords(locale);
  const parts = feesBreakdown.map(({ code, amount }) => ({
    key: code,
    label: getLabel(locale, `fee.${code}`),
    amount: formatMoney(locale, amount),
  }));
  if (parts.length < 2) return parts.map((part) => ({ ...part, hint: words.untaxed }));
  const sum = { key: 'fees', label: words.fees, hint: words.untaxed };
  return [{ ...sum, amount: formatMoney(locale, fees), breakdown: { parts } }];
}

/** Not of a renewal, which has the package that was bought at first. */
function hasCreationWithin({ pricing, package: bought, services, ...order }: Order): boolean {
  if (bought === null || services.some(({ data }) => 'domiciliation_id' in data)) return false;
  const terms = {
    includesCompanyCreation: bought.includes_company_creation,
    optionalCompanyCreation: bought.optional_company_creation,
  };
  return creationIsWithin(pricing, terms, order.includeOptionalCompanyCreation);
}
