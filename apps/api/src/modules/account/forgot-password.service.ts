import type { Dependencies } from '../../dependencies.ts';
import { sendPasswordReset } from './account-mails.ts';
import { findCredentials } from './user.repository.ts';

/**
 * Sends the way to a new password to the owner of the account at this address. A job does it: the
 * answer to the caller is long gone, and its time cannot tell who is known.
 */
export async function sendForgotten(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  email: string,
): Promise<void> {
  const found = await findCredentials(db, email);
  if (found === null || found.isDisabled) return;
  await db.transaction((tx) => sendPasswordReset(tx, { user: found.user, now: clock() }));
}
