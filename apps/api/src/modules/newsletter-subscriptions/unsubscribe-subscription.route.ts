import { unsubscribeSubscription } from '@tassis/contracts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { toSubscription } from './newsletter-subscription-wire.ts';
import { readSubscriptions, unsubscribe } from './newsletter-subscription.repository.ts';

export function unsubscribeSubscriptionRoute({ db, clock }: Dependencies) {
  return defineRoute(unsubscribeSubscription, async ({ params: { id }, actor }) =>
    db.transaction(async (tx) => {
      const now = clock();
      const row = await unsubscribe(tx, { id }, now);
      if (row === null) {
        const [left] = await readSubscriptions(tx, [id]);
        throw new HttpError(left ? 'not_subscribed' : 'not_found');
      }
      const subject = { subject: 'newsletter_subscription', subjectId: id };
      const action = unsubscribeSubscription.name;
      await writeAudit(tx, { actorId: actor.userId, action, ...subject, now });
      return success(toSubscription(row));
    }),
  );
}
