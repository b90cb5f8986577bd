import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { getContentOverviewRoute } from './get-content-overview.route.ts';
import { getFaqRoute } from './get-faq.route.ts';
import { getReviewsRoute } from './get-reviews.route.ts';
import { discardFaqDraftRoute, updateFaqDraftRoute } from './update-faq-draft.route.ts';
import { updateFaqRoute } from './update-faq.route.ts';
import { discardReviewsDraftRoute, updateReviewsDraftRoute } from './update-reviews-draft.route.ts';
import { updateReviewsRoute } from './update-reviews.route.ts';

export function contentRoutes(deps: Dependencies): Route[] {
  return [
    discardFaqDraftRoute(deps),
    discardReviewsDraftRoute(deps),
    getContentOverviewRoute(deps),
    getFaqRoute(deps),
    getReviewsRoute(deps),
    updateFaqDraftRoute(deps),
    updateFaqRoute(deps),
    updateReviewsDraftRoute(deps),
    updateReviewsRoute(deps),
  ];
}
