import type { Firm, Package } from '@tassis/contracts';
import { getPackageCategory, getPackagePrice, type Ordered, type OrderPrice } from '@tassis/views';

/** The needs of a visitor; the address stores these values. */
export const NEEDS = ['les-deux', 'creation', 'domiciliation', 'certificat'] as const;

export type Need = (typeof NEEDS)[number];

export type PricedOrder = Ordered & { price: OrderPrice };

export type Offers = { packages: readonly Package[]; rates: Firm['pricing'] };

/**
 * The orders that meet a need, the cheapest first; none for a negative certificate, which has no package.
 * @param withOption whether the domiciliation is wanted with its optional creation
 */
export function findOrders(
  need: Need,
  { packages, rates }: Offers,
  withOption: boolean,
): PricedOrder[] {
  return packages
    .flatMap((offer) => toOrder(need, offer, withOption))
    .map((order) => ({ ...order, price: getPackagePrice(order, rates) }))
    .toSorted((one, other) => one.price.total - other.price.total);
}

/** The durations of these orders' domiciliations, the shortest first; none without a domiciliation. */
export function getMonths(orders: readonly Ordered[]): number[] {
  const months = orders.map(({ offer }) => offer.domiciliation_duration_months);
  return [...new Set(months)].filter((each) => each > 0).toSorted((one, other) => one - other);
}

function toOrder(need: Need, offer: Package, withOption: boolean): Ordered[] {
  const category = getPackageCategory(offer);
  const hasOption = category === 'domiciliation' && offer.optional_company_creation;
  const orders: Readonly<Record<Need, boolean>> = {
    creation: category === 'company_creation',
    domiciliation: category === 'domiciliation',
    'les-deux': category === 'combined' || hasOption,
    certificat: false,
  };
  const isTicked = hasOption && (need === 'les-deux' || withOption);
  return orders[need] ? [{ offer, withOptionalCreation: isTicked }] : [];
}
