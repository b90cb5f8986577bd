import type { Executor } from '../../database/client.ts';
import { newsletterSubscriptions } from '../../database/schema/index.ts';

type Subscription = Pick<typeof newsletterSubscriptions.$inferSelect, 'email' | 'source'>;

/** @returns whether it is new; an address that is subscribed stays as it is */
export async function insertSubscription(
  db: Executor,
  subscription: Subscription,
  now: Date,
): Promise<boolean> {
  const inserted = await db
    .insert(newsletterSubscriptions)
    .values({ ...subscription, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: newsletterSubscriptions.id });
  return inserted.length > 0;
}
