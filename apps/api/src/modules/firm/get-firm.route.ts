import { getFirm, type Firm } from '@tassis/contracts';
import { madOf, quoteNegativeCertificate, type PricingSettings } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { findSiteTexts } from '../content/site-texts.repository.ts';
import { findFirm, findPricing } from './firm.repository.ts';

export function getFirmRoute({ db }: Dependencies) {
  return defineRoute(
    getFirm,
    async () => {
      const [firm, pricing, { faq, reviews }] = await Promise.all([
        findFirm(db),
        findPricing(db),
        findSiteTexts(db),
      ]);
      return success({ ...firm, faq, reviews, pricing: pricingOf(pricing) });
    },
    { cacheable: true },
  );
}

function pricingOf(settings: PricingSettings): Firm['pricing'] {
  const fees = settings.creationFees.reduce((sum, fee) => sum + fee.amount, 0);
  const certificate = quoteNegativeCertificate(settings);
  return {
    vat_rate: settings.vatBasisPoints / 10_000,
    fees: madOf(fees),
    feesBreakdown: settings.creationFees.map(({ code, amount }) => ({
      code,
      amount: madOf(amount),
    })),
    negative_certificate: {
      service: madOf(certificate.service),
      official_fees: madOf(certificate.fees),
      vat: madOf(certificate.vat),
      total: madOf(certificate.total),
    },
  };
}
