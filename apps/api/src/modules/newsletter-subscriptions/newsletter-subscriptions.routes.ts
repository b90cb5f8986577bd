import {
  createNewsletterSubscription,
  listNewsletterSubscriptions,
  unsubscribeFromNewsletter,
  unsubscribeSubscription,
  unsubscribeWithOneClick,
} from '@tassis/contracts';
import { canonicalEmail } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success, successPage } from '../../http/success.ts';
import { takeForm } from '../../idempotency/take-form.ts';
import { toPageRequest } from '../../lists/page-request.ts';
import { toPage } from '../../lists/page.ts';
import { toSubscription } from './newsletter-subscription-wire.ts';
import { findSubscriptions, keyOfSubscription } from './newsletter-subscription.repository.ts';
import { joinNewsletter, leaveNewsletter, takeOff } from './newsletter.service.ts';

export function newsletterSubscriptionsRoutes(deps: Dependencies): Route[] {
  const { config, reading } = deps;
  return [
    defineRoute(createNewsletterSubscription, (sent) => {
      const data = { email: canonicalEmail(sent.body.email) };
      const form = { ...sent, contract: createNewsletterSubscription, robotsAnswer: data };
      return takeForm(deps, form, async (tx, now) => {
        const { body, locale } = sent;
        const isNew = await joinNewsletter(tx, {
          form: body,
          locale,
          keys: config.sessionSecrets,
          now,
        });
        return { status: isNew ? 201 : 200, data };
      });
    }),
    defineRoute(unsubscribeFromNewsletter, async ({ body }) => {
      await leaveNewsletter(deps, body.token);
      return undefined;
    }),
    defineRoute(unsubscribeWithOneClick, async ({ query }) => {
      await leaveNewsletter(deps, query.token);
      return undefined;
    }),
    defineRoute(listNewsletterSubscriptions, async ({ query }) => {
      const request = toPageRequest(query);
      const found = await reading((from) => findSubscriptions(from, query, request));
      const { rows, meta } = toPage(request, found, keyOfSubscription);
      return successPage(rows.map(toSubscription), meta);
    }),
    defineRoute(unsubscribeSubscription, async ({ params: { id }, actor }) =>
      success(await takeOff(deps, { id, actorId: actor.userId })),
    ),
  ];
}
