import { getPackagePrice, useFirm, type Ordered } from '@tassis/views';

/** The price at today's rates; undefined while it loads or after a failure. `query` is the query of the rates. */
export function usePackagePrice(ordered: Ordered) {
  const query = useFirm();
  return { price: query.data && getPackagePrice(ordered, query.data.pricing), query };
}
