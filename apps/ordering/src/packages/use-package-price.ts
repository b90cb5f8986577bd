import { useFirm } from '@tassis/views';
import { packagePrice, type Ordered } from './package-price.ts';

/** The price at today's rates; `price` is undefined while it is on its way or when it failed. */
export function usePackagePrice(ordered: Ordered) {
  const { data, isError, isFetching, refetch } = useFirm();
  const price = data === undefined ? undefined : packagePrice(ordered, data.pricing);
  return { price, isError: isError && price === undefined, isFetching, refetch };
}
