import type { Firm } from '@tassis/contracts';
import { toCentimes, toMad, quoteNegativeCertificate } from '@tassis/domain';

/** The lines of the invoice, in MAD; `vatRate` in per cent. */
export type CertificatePrice = {
  service: number;
  vatRate: number;
  vat: number;
  fees: number;
  total: number;
};

/** What a negative certificate costs at the firm's rates, by the same sum as the server's. */
export function certificatePrice(rates: Firm['pricing']): CertificatePrice {
  const { service, official_fees: officialFees } = rates.negative_certificate;
  const quote = quoteNegativeCertificate({
    vatBasisPoints: Math.round(rates.vat_rate * 10_000),
    creationFees: [],
    negativeCertificate: { service: toCentimes(service), officialFees: toCentimes(officialFees) },
  });
  return {
    service: toMad(quote.service),
    vatRate: Math.round(rates.vat_rate * 10_000) / 100,
    vat: toMad(quote.vat),
    fees: toMad(quote.fees),
    total: toMad(quote.total),
  };
}
