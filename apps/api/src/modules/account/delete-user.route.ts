import { deleteUser } from '@tassis/contracts';
import { canonicalEmail } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { discardFiles } from '../../files/discard-files.ts';
import { defineRoute } from '../../http/route.ts';
import { eraseUser } from './erase-user.service.ts';
import { newToken } from './account-token.repository.ts';
import { confirmOwnPassword } from './own-password.service.ts';

export function deleteUserRoute(deps: Dependencies) {
  const { db, clock, files, passwords, sessions } = deps;
  return defineRoute(deleteUser, async ({ actor, body, log }) => {
    const { userId } = actor;
    const shown = { userId, password: body.password, field: 'password' } as const;
    const { user } = await confirmOwnPassword(deps, shown);
    const email = canonicalEmail(user.email);
    // Nobody's password: the account that stays behind can never be entered.
    const passwordHash = await passwords.hash(newToken());
    const fileIds = await db.transaction(async (tx) => {
      const erased = await eraseUser(tx, { userId, email, passwordHash, now: clock() });
      await sessions.endAll(tx, userId);
      return erased;
    });
    await discardFiles({ files, log }, fileIds);
    return undefined;
  });
}
