import { disableUser } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { assertMayTakeAway, changeAccount } from './change-account.service.ts';
import { writeDisabled } from './staff.repository.ts';

export function disableUserRoute(deps: Dependencies) {
  return defineRoute(disableUser, async ({ actor, params }) => {
    const people = { actorId: actor.userId, userId: params.id };
    const command = { ...people, action: 'disableUser' };
    const user = await changeAccount(deps, command, async (tx, before) => {
      await assertMayTakeAway(tx, people);
      if (before.disabled) return;
      await writeDisabled(tx, params.id, deps.clock());
      await deps.sessions.endAll(tx, params.id);
    });
    deps.sessions.forget(params.id);
    return success(user);
  });
}
