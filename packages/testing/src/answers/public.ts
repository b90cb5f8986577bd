import type { Firm, Package } from '@tassis/contracts';
import { firmRecord, siteTexts, type FirmRecord, type SiteTexts } from '../builders/firm.ts';
import { samplePackages } from '../builders/sample-packages.ts';

/** The rates of the demo firm. */
export const pricing: Firm['pricing'] = {
  vat_rate: 0.2,
  fees: 1500,
  feesBreakdown: [
    { code: 'registration', amount: 400 },
    { code: 'commercial_register', amount: 450 },
    { code: 'legal_announcement', amount: 420 },
    { code: 'negative_certificate', amount: 230 },
  ],
  negative_certificate: { service: 200, official_fees: 230, vat: 40, total: 470 },
};

/** The answer of GET /firm. */
export function firmAnswer(changes: Partial<FirmRecord & SiteTexts> = {}) {
  return { success: true as const, data: { ...firmRecord(), ...siteTexts(), pricing, ...changes } };
}

/** The answer of GET /packages: the sample packages in the site's order. */
export function packagesAnswer(count = samplePackages.length) {
  const data: Package[] = samplePackages.slice(0, count).map((draft, place) => ({
    ...draft,
    id: `00000000-0000-4000-8000-00000000000${place}`,
    version: 1,
  }));
  return { success: true as const, data };
}
