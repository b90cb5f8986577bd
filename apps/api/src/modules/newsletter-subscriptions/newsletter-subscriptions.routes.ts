import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { createNewsletterSubscriptionRoute } from './create-newsletter-subscription.route.ts';

export function newsletterSubscriptionsRoutes(deps: Dependencies): Route[] {
  return [createNewsletterSubscriptionRoute(deps)];
}
