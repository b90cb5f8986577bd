import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { getBannersRoute } from './get-banners.route.ts';
import { getClaimsRoute } from './get-claims.route.ts';
import { getContentOverviewRoute } from './get-content-overview.route.ts';
import { getFaqRoute } from './get-faq.route.ts';
import { getReviewsRoute } from './get-reviews.route.ts';
import { discardBannersDraftRoute, updateBannersDraftRoute } from './update-banners-draft.route.ts';
import { updateBannersRoute } from './update-banners.route.ts';
import { discardClaimsDraftRoute, updateClaimsDraftRoute } from './update-claims-draft.route.ts';
import { updateClaimsRoute } from './update-claims.route.ts';
import { discardFaqDraftRoute, updateFaqDraftRoute } from './update-faq-draft.route.ts';
import { updateFaqRoute } from './update-faq.route.ts';
import { discardReviewsDraftRoute, updateReviewsDraftRoute } from './update-reviews-draft.route.ts';
import { updateReviewsRoute } from './update-reviews.route.ts';

export function contentRoutes(deps: Dependencies): Route[] {
  return [
    discardBannersDraftRoute(deps),
    discardClaimsDraftRoute(deps),
    discardFaqDraftRoute(deps),
    discardReviewsDraftRoute(deps),
    getBannersRoute(deps),
    getClaimsRoute(deps),
    getContentOverviewRoute(deps),
    getFaqRoute(deps),
    getReviewsRoute(deps),
    updateBannersDraftRoute(deps),
    updateBannersRoute(deps),
    updateClaimsDraftRoute(deps),
    updateClaimsRoute(deps),
    updateFaqDraftRoute(deps),
    updateFaqRoute(deps),
    updateReviewsDraftRoute(deps),
    updateReviewsRoute(deps),
  ];
}
