import type { Dependencies } from '../../dependencies.ts';
import { HttpError, violationError } from '../../http/http-error.ts';
import { findCredentialsOf, type Credentials } from './user.repository.ts';

type Shown = { userId: string; password: string; field: 'password' | 'current_password' };

/**
 * That it is still the owner who sits there. A wrong password is a 422 of its field, not a 401: the
 * session is good, and a client would renew it.
 */
export async function confirmOwnPassword(
  { db, passwords, throttles }: Dependencies,
  { userId, password, field }: Shown,
): Promise<Credentials> {
  const wait = await throttles.ownPassword(userId);
  if (wait !== null) throw new HttpError('too_many_requests', { retryAfterSeconds: wait });
  const found = await findCredentialsOf(db, userId);
  if (found === null) throw new HttpError('unauthenticated');
  if (!(await passwords.verify(password, found.passwordHash))) {
    throw violationError('validation_failed', field, { code: 'password_wrong' });
  }
  await throttles.ownPasswordSucceeded(userId);
  return found;
}
