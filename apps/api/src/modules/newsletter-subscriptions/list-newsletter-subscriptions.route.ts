import { listNewsletterSubscriptions } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { successPage } from '../../http/success.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { pageOf } from '../../lists/page.ts';
import { subscriptionOf } from './newsletter-subscription-wire.ts';
import { findSubscriptions } from './newsletter-subscription.repository.ts';

export function listNewsletterSubscriptionsRoute({ db }: Dependencies) {
  return defineRoute(listNewsletterSubscriptions, async ({ query }) => {
    const { status, search } = query;
    const isSubscribed = status === undefined ? undefined : status === 'subscribed';
    const request = pageRequestOf(query);
    const found = await findSubscriptions(db, { isSubscribed, search }, request);
    const { rows, meta } = pageOf(request, found, ({ createdAt: at, id }) => ({ at, id }));
    return successPage(rows.map(subscriptionOf), meta);
  });
}
