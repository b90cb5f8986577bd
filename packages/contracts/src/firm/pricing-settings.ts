import { toCentimes, type PricingSettings } from '@tassis/domain';
import type { Firm } from './firm.ts';

/** Maps the firm's rates, as `GET /firm` answers them, to the input of the pricing rule. */
export function toPricingSettings(rates: Firm['pricing']): PricingSettings {
  const { service, official_fees: officialFees } = rates.negative_certificate;
  return {
    vatBasisPoints: Math.round(rates.vat_rate * 10_000),
    creationFees: rates.feesBreakdown.map(({ code, amount }) => ({
      code,
      amount: toCentimes(amount),
    })),
    negativeCertificate: { service: toCentimes(service), officialFees: toCentimes(officialFees) },
  };
}
