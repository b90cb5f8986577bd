import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { getContentOverviewRoute } from './get-content-overview.route.ts';
import { getFaqRoute } from './get-faq.route.ts';
import { getReviewsRoute } from './get-reviews.route.ts';
import { updateFaqRoute } from './update-faq.route.ts';
import { updateReviewsRoute } from './update-reviews.route.ts';

export function contentRoutes(deps: Dependencies): Route[] {
  return [
    getContentOverviewRoute(deps),
    getFaqRoute(deps),
    getReviewsRoute(deps),
    updateFaqRoute(deps),
    updateReviewsRoute(deps),
  ];
}
