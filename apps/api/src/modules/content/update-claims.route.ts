import { updateClaims } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { changeRecord } from './change-record.service.ts';
import { findClaims } from './claims.repository.ts';

export function updateClaimsRoute(deps: Dependencies) {
  return defineRoute(updateClaims, async ({ actor, body, version }) => {
    const claims = await changeRecord(deps, {
      key: 'claims',
      version,
      actorId: actor.userId,
      action: 'updateClaims',
      find: findClaims,
      write: async () => body.claims,
    });
    return success(claims);
  });
}
