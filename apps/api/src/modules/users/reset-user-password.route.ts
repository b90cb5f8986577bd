import { resetUserPassword } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { sendPasswordReset } from '../account/account-mails.ts';
import { findCredentialsOf } from '../account/user.repository.ts';
import { changeAccount } from './change-account.service.ts';

export function resetUserPasswordRoute(deps: Dependencies) {
  return defineRoute(resetUserPassword, async ({ actor, params }) => {
    const command = { actorId: actor.userId, userId: params.id, action: 'resetUserPassword' };
    await changeAccount(deps, command, async (tx) => {
      const found = await findCredentialsOf(tx, params.id);
      // Anyone who is shut out has nothing to sign in to.
      if (found === null || found.isDisabled) throw new HttpError('not_found');
      await sendPasswordReset(tx, { user: found.user, now: deps.clock() });
    });
    return undefined;
  });
}
