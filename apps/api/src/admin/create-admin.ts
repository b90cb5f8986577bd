import { canonicalEmail, emailAddress, newPassword } from '@tassis/domain';
import { translate } from '@tassis/messages';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/client.ts';
import { StartupError } from '../database/startup-error.ts';
import { isUniqueViolation } from '../database-error.ts';
import { tokenPath } from '../mail/templates/token-path.ts';
import { issueToken, newToken } from '../modules/account/account-token.repository.ts';
import { insertStaff } from '../modules/account/new-account.repository.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';

const LINK_HOURS = 24;

type Parts = { db: Database; clock: Clock; passwords: PasswordHasher; siteUrl: string };
type Wanted = { email: string; password?: string | undefined };

/**
 * Creates an administrator. With a password they can sign in at once; without one they choose it through a link that works
 * once, for a day. The link is returned, because a new installation may not send mail yet.
 * @returns the link, or null when a password was given
 */
export async function createAdmin(
  { db, clock, passwords, siteUrl }: Parts,
  { email: typed, password }: Wanted,
): Promise<string | null> {
  const wrong = emailAddress(typed) ?? (password === undefined ? null : newPassword(password));
  if (wrong !== null) {
    throw new StartupError(
      translate('en', wrong.code, wrong.params),
      'EMAIL=admin@example.ma pnpm admin:create; ADMIN_PASSWORD may be left out.',
    );
  }
  const email = canonicalEmail(typed);
  const now = clock();
  const account = {
    email,
    passwordHash: await passwords.hash(password ?? newToken()),
    locale: 'fr' as const,
    firstName: 'Administrateur',
    lastName: email.split('@')[0] ?? '',
    emailVerifiedAt: now,
  };
  const insert = () =>
    db.transaction(async (tx) => {
      const { id: userId } = await insertStaff(tx, account, 'admin');
      if (password !== undefined) return null;
      const lifetimeMs = LINK_HOURS * 3_600_000;
      const token = await issueToken(tx, { purpose: 'password_reset', userId, now, lifetimeMs });
      return `${siteUrl}${tokenPath('/reset-password', token)}`;
    });
  return insert().catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    throw new StartupError(
      `There is an account with the address ${email} already.`,
      'Sign in with it, or ask for a new password on the sign-in page; another admin can change a colleague’s role.',
    );
  });
}
