import { getFirm, type Firm } from '@tassis/contracts';
import { toMad, quoteNegativeCertificate, type PricingSettings } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findSiteTexts } from '../content/site-texts.repository.ts';
import { toPricing } from './admin-settings-wire.ts';
import { findFirm, findPricing } from './firm.repository.ts';

export function getFirmRoute({ db, clock }: Dependencies) {
  return defineRoute(getFirm, async ({ query: { texts }, locale }) => {
    const [firm, pricing, siteTexts] = await Promise.all([
      findFirm(db),
      findPricing(db),
      findSiteTexts(db, { texts: texts ?? 'all', locale, now: clock() }),
    ]);
    return success({ ...firm, ...siteTexts, pricing: publicPricingOf(pricing) });
  });
}

/** The rates, and what follows from them. */
function publicPricingOf(settings: PricingSettings): Firm['pricing'] {
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
