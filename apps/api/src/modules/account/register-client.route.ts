import { registerClient } from '@tassis/contracts';
import { canonicalEmail } from '@tassis/domain';
import { isUniqueViolation } from '../../database-error.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ApiError, violationError } from '../../http/api-error.ts';
import { defineRoute } from '../../http/route.ts';
import { authAnswer } from './auth-answer.ts';
import { findCredentials, insertClient } from './user.repository.ts';

const emailTaken = () => violationError('email_taken', 'email', { code: 'email_taken' });

export function registerClientRoute(deps: Dependencies) {
  const { db, passwords, sessions, throttles } = deps;
  return defineRoute(registerClient, async ({ body, address, userAgent, locale }) => {
    const wait = await throttles.registration(address);
    if (wait !== null) throw new ApiError('registration_throttled', { retryAfterSeconds: wait });

    const email = canonicalEmail(body.email);
    if ((await findCredentials(db, email)) !== null) throw emailTaken();
    const client = {
      email,
      passwordHash: await passwords.hash(body.password),
      locale,
      firstName: body.firstName.trim(),
      lastName: body.secondName.trim(),
      phone: body.phone.trim(),
    };
    try {
      return await db.transaction(async (tx) => {
        const user = await insertClient(tx, client);
        return authAnswer(await sessions.begin(tx, { userId: user.id, userAgent }), user);
      });
    } catch (error) {
      // Somebody registered it between the question and the write.
      throw isUniqueViolation(error) ? emailTaken() : error;
    }
  });
}
