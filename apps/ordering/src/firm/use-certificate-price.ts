import { useFirm } from '@tassis/views';
import { certificatePrice } from './certificate-price.ts';

/** The price at today's rates, undefined while it loads or when it failed; `query` is where it comes from. */
export function useCertificatePrice() {
  const query = useFirm();
  return { price: query.data && certificatePrice(query.data.pricing), query };
}
