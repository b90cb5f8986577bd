import { randomUUID } from 'node:crypto';
import type { User } from '@tassis/contracts';
import type { Executor } from '../../database/client.ts';
import type { MailContent } from '../../mail/mail-content.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { hashToken } from '../../sessions/tokens.ts';
import { issueToken } from './account-token.repository.ts';

type Occasion = { user: User; now: Date };

/** Greets a new account, and asks to confirm its address. */
export async function sendWelcome(tx: Executor, { user, now }: Occasion): Promise<void> {
  const verifyToken = await issueToken(tx, {
    purpose: 'email_verification',
    userId: user.id,
    now,
  });
  // A partner has no access before an administrator validates them.
  const template = user.user_type === 'partner' ? 'partner-welcome' : 'welcome';
  const content = { template, firstName: getFirstName(user), verifyToken } as const;
  await send(tx, { user, now, content, dedupeKey: `welcome:${user.id}` });
}

/** Asks again to confirm an address. */
export async function sendVerification(tx: Executor, { user, now }: Occasion): Promise<void> {
  const purpose = 'email_verification';
  const verifyToken = await issueToken(tx, { purpose, userId: user.id, now });
  const content = {
    template: 'email-verification',
    firstName: getFirstName(user),
    verifyToken,
  } as const;
  await send(tx, { user, now, content, dedupeKey: `${purpose}:${hashToken(verifyToken)}` });
}

/** The mail with a link to set a new password, valid for an hour. */
export async function sendPasswordReset(tx: Executor, { user, now }: Occasion): Promise<void> {
  const purpose = 'password_reset';
  const resetToken = await issueToken(tx, { purpose, userId: user.id, now });
  const content = {
    template: 'password-reset',
    firstName: getFirstName(user),
    resetToken,
  } as const;
  await send(tx, { user, now, content, dedupeKey: `${purpose}:${hashToken(resetToken)}` });
}

/** Tells the owner that the password was changed, in case somebody else did it. */
export async function tellPasswordChanged(tx: Executor, { user, now }: Occasion): Promise<void> {
  const content = { template: 'password-changed', firstName: getFirstName(user) } as const;
  await send(tx, { user, now, content, dedupeKey: `password-changed:${randomUUID()}` });
}

/** Tells the owner that the second factor or its recovery codes were changed. */
export async function tellSecondFactor(
  tx: Executor,
  { user, change, now }: Occasion & { change: 'on' | 'off' | 'codes' },
): Promise<void> {
  const content = { template: 'second-factor', firstName: getFirstName(user), change } as const;
  await send(tx, { user, now, content, dedupeKey: `second-factor:${randomUUID()}` });
}

function send(
  tx: Executor,
  { user, content, dedupeKey, now }: Occasion & { content: MailContent; dedupeKey: string },
): Promise<void> {
  const { email: to, id: userId, locale } = user;
  return queueMail(tx, { content, to, userId, locale, dedupeKey, now });
}

/** Returns the salutation name of a user. */
function getFirstName({ client, partner, userName }: User): string {
  return client?.firstName ?? partner?.firstName ?? userName;
}
