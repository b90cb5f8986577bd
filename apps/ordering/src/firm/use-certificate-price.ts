import { useFirm } from '@tassis/views';
import { certificatePrice } from './certificate-price.ts';

/** The price at today's rates; `price` is undefined while it is on its way or when it failed. */
export function useCertificatePrice() {
  const { data, isError, isFetching, refetch } = useFirm();
  const price = data === undefined ? undefined : certificatePrice(data.pricing);
  return { price, isError: isError && price === undefined, isFetching, refetch };
}
