import { getCertificatePrice, useFirm } from '@tassis/views';

/** The price at today's rates; undefined while it loads or after a failure. `query` is the query of the rates. */
export function useCertificatePrice() {
  const query = useFirm();
  return { price: query.data && getCertificatePrice(query.data.pricing), query };
}
