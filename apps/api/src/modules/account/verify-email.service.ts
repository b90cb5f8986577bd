import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Token } from '../../sessions/tokens.ts';
import { admit } from '../../throttles/admit.ts';
import { sendVerification } from './account-mails.ts';
import { findOwner } from './account-token.repository.ts';
import { confirmEmail } from './password.repository.ts';
import { requireUser } from './user.repository.ts';

type Access = Pick<Dependencies, 'db' | 'clock' | 'throttles'>;

/** Mails the confirmation link again, unless the address is confirmed. */
export async function askForVerification(
  { db, clock, throttles }: Access,
  userId: string,
): Promise<void> {
  const user = await requireUser(db, userId);
  if (user.email_verified) return;
  await admit(throttles.mailbox(user.email));
  await db.transaction((tx) => sendVerification(tx, { user, now: clock() }));
}

/** Confirms the address that the link was sent to. */
export async function confirmAddress(
  { db, clock, throttles }: Access,
  { token, address }: { token: Token; address: string },
): Promise<void> {
  await admit(throttles.link(address));
  const now = clock();
  // A second visit succeeds, too: the link confirms the address and does nothing else.
  const userId = await findOwner(db, { purpose: 'email_verification', token, now });
  if (userId === null) throw new HttpError('link_invalid');
  await confirmEmail(db, userId, now);
}
