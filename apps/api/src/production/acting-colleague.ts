import type { Contract } from '@tassis/contracts';
import { canonicalEmail } from '@tassis/domain';
import type { Executor } from '../database/client.ts';
import { StartupError } from '../database/startup-error.ts';
import { findActiveStaff } from './house.repository.ts';

/**
 * The user on whose behalf a command works, for the audit trail: a user who may do the same on the site.
 * @param as an e-mail address; required when several users may
 * @returns the account's id
 */
export async function actingColleague(
  db: Executor,
  contract: Contract,
  as?: string,
): Promise<string> {
  const roles: readonly string[] = typeof contract.auth === 'string' ? [] : contract.auth;
  const able = (await findActiveStaff(db)).filter(({ role }) => roles.includes(role));
  const named = as === undefined ? able : able.filter(({ email }) => email === canonicalEmail(as));
  const [found, ...others] = named;
  if (found !== undefined && others.length === 0) return found.id;
  const addresses = able.map(({ email }) => email).join(', ');
  if (found !== undefined) {
    throw new StartupError('Say who you are.', `--as and one of these: ${addresses}`);
  }
  if (able.length > 0) {
    throw new StartupError(`${as ?? ''} may not do this.`, `These may: ${addresses}`);
  }
  throw new StartupError(
    `Nobody may do this yet: it takes an account with the role ${roles.join(' or ')}.`,
    roles.includes('admin')
      ? 'EMAIL=admin@example.ma npm run admin:create'
      : 'Invite somebody (npm run production:invite), who follows the link of the mail first.',
  );
}
