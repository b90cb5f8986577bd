import { createNewsletterSubscription } from '@tassis/contracts';
import { canonicalEmail } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { takeForm } from '../../idempotency/take-form.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { subscribe } from './newsletter-subscription.repository.ts';
import { unsubscribeTokenOf } from './unsubscribe-token.ts';

export function createNewsletterSubscriptionRoute(deps: Dependencies) {
  const key = deps.config.sessionSecret;
  return defineRoute(createNewsletterSubscription, (sent) =>
    takeForm(
      deps,
      {
        ...sent,
        contract: createNewsletterSubscription,
        robotsAnswer: { email: canonicalEmail(sent.body.email) },
      },
      async (tx, now) => {
        const email = canonicalEmail(sent.body.email);
        const id = await subscribe(tx, { email, source: sent.body.source }, now);
        if (id === null) return { status: 200, data: { email } };
        await queueMail(tx, {
          content: {
            template: 'newsletter-confirmation',
            unsubscribeToken: unsubscribeTokenOf(email, key),
          },
          to: email,
          userId: null,
          locale: sent.locale,
          dedupeKey: `newsletter-confirmation:${id}:${now.toISOString()}`,
          now,
        });
        return { status: 201, data: { email } };
      },
    ),
  );
}
