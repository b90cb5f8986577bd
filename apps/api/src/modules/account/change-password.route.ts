import { changePassword } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { tellPasswordChanged } from './account-mails.ts';
import { confirmOwnPassword } from './own-password.service.ts';
import { writePassword } from './password.repository.ts';

export function changePasswordRoute(deps: Dependencies) {
  const { db, clock, passwords, sessions } = deps;
  return defineRoute(changePassword, async ({ actor, body }) => {
    const { userId, sessionId } = actor;
    const shown = { userId, password: body.current_password, field: 'current_password' } as const;
    const { user } = await confirmOwnPassword(deps, shown);
    const passwordHash = await passwords.hash(body.password);
    const now = clock();
    await db.transaction(async (tx) => {
      await writePassword(tx, { userId, passwordHash, now });
      await sessions.endAll(tx, userId, sessionId);
      await tellPasswordChanged(tx, { user, now });
    });
    return undefined;
  });
}
