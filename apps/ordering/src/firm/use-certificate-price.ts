import { getCertificatePrice, useFirm } from '@tassis/views';

/** The price at today's rates, undefined while it loads or when it failed; `query` is where it comes from. */
export function useCertificatePrice() {
  const query = useFirm();
  return { price: query.data && getCertificatePrice(query.data.pricing), query };
}
