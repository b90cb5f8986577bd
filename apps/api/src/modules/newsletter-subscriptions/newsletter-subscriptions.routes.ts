import type { Dependencies } from '../../dependencies.ts';
import type { Route } from '../../http/route.ts';
import { createNewsletterSubscriptionRoute } from './create-newsletter-subscription.route.ts';
import { listNewsletterSubscriptionsRoute } from './list-newsletter-subscriptions.route.ts';
import { unsubscribeFromNewsletterRoute } from './unsubscribe-from-newsletter.route.ts';
import { unsubscribeSubscriptionRoute } from './unsubscribe-subscription.route.ts';
import { unsubscribeWithOneClickRoute } from './unsubscribe-with-one-click.route.ts';

export function newsletterSubscriptionsRoutes(deps: Dependencies): Route[] {
  return [
    createNewsletterSubscriptionRoute(deps),
    unsubscribeFromNewsletterRoute(deps),
    unsubscribeWithOneClickRoute(deps),
    listNewsletterSubscriptionsRoute(deps),
    unsubscribeSubscriptionRoute(deps),
  ];
}
