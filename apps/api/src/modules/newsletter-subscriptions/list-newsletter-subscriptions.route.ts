import { listNewsletterSubscriptions } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { successPage } from '../../http/success.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { pageOf } from '../../lists/page.ts';
import { toSubscription } from './newsletter-subscription-wire.ts';
import { findSubscriptions, keyOfSubscription } from './newsletter-subscription.repository.ts';

export function listNewsletterSubscriptionsRoute({ db }: Dependencies) {
  return defineRoute(listNewsletterSubscriptions, async ({ query }) => {
    const request = pageRequestOf(query);
    const found = await findSubscriptions(db, query, request);
    const { rows, meta } = pageOf(request, found, keyOfSubscription);
    return successPage(rows.map(toSubscription), meta);
  });
}
