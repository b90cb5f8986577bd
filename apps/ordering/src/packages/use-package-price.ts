import { getPackagePrice, useFirm, type Ordered } from '@tassis/views';

/** The price at today's rates, undefined while it loads or when it failed; `query` is where it comes from. */
export function usePackagePrice(ordered: Ordered) {
  const query = useFirm();
  return { price: query.data && getPackagePrice(ordered, query.data.pricing), query };
}
