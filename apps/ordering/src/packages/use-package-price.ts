import { useFirm } from '@tassis/views';
import { packagePrice, type Ordered } from './package-price.ts';

/** The price at today's rates, undefined while it loads or when it failed; `query` is where it comes from. */
export function usePackagePrice(ordered: Ordered) {
  const query = useFirm();
  return { price: query.data && packagePrice(ordered, query.data.pricing), query };
}
