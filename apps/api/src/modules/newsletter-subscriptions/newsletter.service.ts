import {
  unsubscribeSubscription,
  type createNewsletterSubscription,
  type NewsletterSubscription,
  type ParsedInputOf,
} from '@tassis/contracts';
import { canonicalEmail } from '@tassis/domain';
import type { Locale } from '@tassis/messages';
import type { Secrets } from '@tassis/settings';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Executor } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { sealedTokens } from '../../secrets/sealed-token.ts';
import { toSubscription } from './newsletter-subscription-wire.ts';
import { readSubscriptions, subscribe, unsubscribe } from './newsletter-subscription.repository.ts';

const TOKEN_PURPOSE = 'newsletter-unsubscribe';

type Form = ParsedInputOf<typeof createNewsletterSubscription>['body'];
type Joining = { form: Form; locale: Locale; keys: Secrets; now: Date };

/** Subscribes an address and mails a confirmation with an unsubscribe link. @returns whether it is new */
export async function joinNewsletter(
  tx: Executor,
  { form, locale, keys, now }: Joining,
): Promise<boolean> {
  const email = canonicalEmail(form.email);
  const id = await subscribe(tx, { email, source: form.source }, now);
  if (id === null) return false;
  const template = 'newsletter-confirmation';
  await queueMail(tx, {
    content: { template, unsubscribeToken: createUnsubscribeToken(email, keys) },
    to: email,
    userId: null,
    locale,
    dedupeKey: `${template}:${id}:${now.toISOString()}`,
    now,
  });
  return true;
}

/** The token of an unsubscribe link, which works without an account and never expires. */
export function createUnsubscribeToken(email: string, keys: Secrets): string {
  return sealedTokens(keys, TOKEN_PURPOSE).make(email);
}

/** Unsubscribes by the token of a mail. The answer does not tell whether the address is subscribed. */
export async function leaveNewsletter(
  { db, clock, config }: Pick<Dependencies, 'db' | 'clock' | 'config'>,
  token: string,
): Promise<void> {
  const email = sealedTokens(config.sessionSecrets, TOKEN_PURPOSE).open(token);
  if (email === null) throw new HttpError('link_invalid');
  await unsubscribe(db, { email }, clock());
}

/** Unsubscribes an address on behalf of the staff, with the audit trail. */
export async function takeOff(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { id, actorId }: { id: string; actorId: string },
): Promise<NewsletterSubscription> {
  const now = clock();
  return db.transaction(async (tx) => {
    const row = await unsubscribe(tx, { id }, now);
    if (row === null) {
      const [left] = await readSubscriptions(tx, [id]);
      throw new HttpError(left ? 'not_subscribed' : 'not_found');
    }
    const subject = { subject: 'newsletter_subscription', subjectId: id };
    await writeAudit(tx, { actorId, action: unsubscribeSubscription.name, ...subject, now });
    return toSubscription(row);
  });
}
