import type { Order } from '@tassis/contracts';
import type { PriceLine } from '@tassis/design-system';
import { creationIsWithin } from '@tassis/domain';
import type { Locale } from '@tassis/messages';
import type { OrderPrice } from './order-price.ts';
import { toPriceLines } from './price-lines.ts';

/** The parts of an order that its price lines need. */
export type PricedOrder = Pick<
  Order,
  'pricing' | 'package' | 'services' | 'includeOptionalCompanyCreation'
>;

/** The price lines of an order, from the prices stored with it. */
export function toOrderedPriceLines(order: PricedOrder, locale: Locale): PriceLine[] {
  return toPriceLines(getOrderedPrice(order), getMonths(order), locale);
}

function getOrderedPrice(order: PricedOrder): OrderPrice {
  const { subtotal, vat } = order.pricing;
  const vatRate = subtotal > 0 ? Math.round((vat / subtotal) * 100) : 0;
  return { ...order.pricing, vatRate, creationIsWithin: hasCreationWithin(order) };
}

/** The months of the domiciliation: those ordered, else those of the package. */
function getMonths({ pricing, package: bought, services }: PricedOrder): number {
  if (pricing.domiciliation === 0) return 0;
  const asked = services.map(({ data }) => data['duration_months']).find(isNumber);
  return asked ?? bought?.domiciliation_duration_months ?? 0;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

/** A renewal has no package of its own, only the one that was first bought. */
function hasCreationWithin({ pricing, package: bought, services, ...order }: PricedOrder): boolean {
  if (bought === null || services.some(({ data }) => 'domiciliation_id' in data)) return false;
  const terms = {
    includesCompanyCreation: bought.includes_company_creation,
    optionalCompanyCreation: bought.optional_company_creation,
  };
  return creationIsWithin(pricing, terms, order.includeOptionalCompanyCreation);
}
