import { enableUser } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { changeAccount } from './change-account.service.ts';
import { writeDisabled } from './staff.repository.ts';

export function enableUserRoute(deps: Dependencies) {
  return defineRoute(enableUser, async ({ actor, params }) => {
    const command = { actorId: actor.userId, userId: params.id, action: 'enableUser' };
    const user = await changeAccount(deps, command, async (tx, before) => {
      if (before.disabled) await writeDisabled(tx, params.id, null);
    });
    return success(user);
  });
}
