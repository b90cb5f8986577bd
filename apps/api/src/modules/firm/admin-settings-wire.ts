import type { AdminSettings } from '@tassis/contracts';
import { centimesOf, madOf, type PricingSettings } from '@tassis/domain';
import { TO_FILL } from '../../database/first-settings.ts';

const BASIS_POINTS = 10_000;

/** Rates on the wire: a fraction and MAD. */
export function pricingOf(stored: PricingSettings): AdminSettings['pricing'] {
  const { service, officialFees } = stored.negativeCertificate;
  return {
    vat_rate: stored.vatBasisPoints / BASIS_POINTS,
    feesBreakdown: stored.creationFees.map(({ code, amount }) => ({ code, amount: madOf(amount) })),
    negative_certificate: { service: madOf(service), official_fees: madOf(officialFees) },
  };
}

/** Rates as they are kept: basis points and centimes. */
export function storedPricingOf(pricing: AdminSettings['pricing']): PricingSettings {
  const { service, official_fees: officialFees } = pricing.negative_certificate;
  return {
    vatBasisPoints: Math.round(pricing.vat_rate * BASIS_POINTS),
    creationFees: pricing.feesBreakdown.map(({ code, amount }) => ({
      code,
      amount: centimesOf(amount),
    })),
    negativeCertificate: { service: centimesOf(service), officialFees: centimesOf(officialFees) },
  };
}

/** What an empty production database began with, and nobody has written since. */
export function toFillOf(firm: AdminSettings['firm']): string[] {
  return Object.entries(firm)
    .filter(([, value]) => value === TO_FILL)
    .map(([field]) => field);
}
