import { changeUserRole } from '@tassis/contracts';
import { isStaff } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { assertMayTakeAway, changeAccount } from './change-account.service.ts';
import { writeRole } from './staff.repository.ts';

export function changeUserRoleRoute(deps: Dependencies) {
  return defineRoute(changeUserRole, async ({ actor, params, body }) => {
    const people = { actorId: actor.userId, userId: params.id };
    const command = { ...people, action: 'changeUserRole' };
    const user = await changeAccount(deps, command, async (tx, before) => {
      await assertMayTakeAway(tx, people);
      // Clients and partners have orders, clients, documents: they stay what they are.
      if (!isStaff(before.user_type)) throw new HttpError('role_fixed');
      if (before.user_type !== body.role) await writeRole(tx, params.id, body.role);
    });
    deps.sessions.forget(params.id);
    return success(user);
  });
}
