import type { AdminSettings, AdminSettingsChanges, Firm } from '@tassis/contracts';
import {
  legalGaps,
  quoteNegativeCertificate,
  TO_FILL,
  toCentimes,
  toMad,
  type PricingSettings,
} from '@tassis/domain';
import type { StoredPart } from './admin-settings.repository.ts';

const BASIS_POINTS = 10_000;

/** Rates on the wire: a fraction, and amounts in MAD. */
export function toPricing(stored: PricingSettings): AdminSettings['pricing'] {
  const { service, officialFees } = stored.negativeCertificate;
  return {
    vat_rate: stored.vatBasisPoints / BASIS_POINTS,
    feesBreakdown: stored.creationFees.map(({ code, amount }) => ({ code, amount: toMad(amount) })),
    negative_certificate: { service: toMad(service), official_fees: toMad(officialFees) },
  };
}

/** The rates, and the figures computed from them. */
export function toPublicPricing(settings: PricingSettings): Firm['pricing'] {
  const fees = settings.creationFees.reduce((sum, fee) => sum + fee.amount, 0);
  const rates = toPricing(settings);
  const { vat, total } = quoteNegativeCertificate(settings);
  return {
    ...rates,
    fees: toMad(fees),
    negative_certificate: {
      ...rates.negative_certificate,
      vat: toMad(vat),
      total: toMad(total),
    },
  };
}

/** The parts of the settings that a form changes, in their stored form. */
export function toStoredParts({
  firm,
  pricing,
  warnings,
  billing,
}: AdminSettingsChanges): StoredPart[] {
  return [
    ...(firm ? [{ key: 'firm', value: firm } as const] : []),
    ...(pricing ? [{ key: 'pricing', value: toStoredPricing(pricing) } as const] : []),
    ...(warnings ? [{ key: 'warnings', value: warnings } as const] : []),
    ...(billing ? [{ key: 'billing', value: { dueDays: billing.due_days } } as const] : []),
  ];
}

/** Rates as stored: basis points and centimes. */
function toStoredPricing(pricing: AdminSettings['pricing']): PricingSettings {
  const { service, official_fees: officialFees } = pricing.negative_certificate;
  return {
    vatBasisPoints: Math.round(pricing.vat_rate * BASIS_POINTS),
    creationFees: pricing.feesBreakdown.map(({ code, amount }) => ({
      code,
      amount: toCentimes(amount),
    })),
    negativeCertificate: { service: toCentimes(service), officialFees: toCentimes(officialFees) },
  };
}

/** The fields that a bill needs and that still have the placeholders of an empty production database. */
export function getFieldsToFill(firm: AdminSettings['firm']): string[] {
  const gaps: readonly string[] = legalGaps(firm);
  return Object.entries(firm)
    .filter(([field, value]) => value === TO_FILL || gaps.includes(field))
    .map(([field]) => field);
}
