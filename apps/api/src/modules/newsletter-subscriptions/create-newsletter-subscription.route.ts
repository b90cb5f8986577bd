import { createNewsletterSubscription } from '@tassis/contracts';
import { canonicalEmail } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { takeForm } from '../../idempotency/take-form.ts';
import { insertSubscription } from './newsletter-subscription.repository.ts';

export function createNewsletterSubscriptionRoute(deps: Dependencies) {
  return defineRoute(createNewsletterSubscription, (sent) =>
    takeForm(deps, { ...sent, contract: createNewsletterSubscription }, async (tx, now) => {
      const email = canonicalEmail(sent.body.email);
      const isNew = await insertSubscription(tx, { email, source: sent.body.source }, now);
      return { status: isNew ? 201 : 200, data: { email } };
    }),
  );
}
