import { discardClaimsDraft, updateClaimsDraft } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { changeDraft } from './change-record.service.ts';
import { findClaims } from './claims.repository.ts';

const record = { key: 'claims', find: findClaims } as const;

export function updateClaimsDraftRoute(deps: Dependencies) {
  return defineRoute(updateClaimsDraft, async ({ actor, body, version }) =>
    success(
      await changeDraft(deps, { ...record, version, actorId: actor.userId, value: body.claims }),
    ),
  );
}

export function discardClaimsDraftRoute(deps: Dependencies) {
  return defineRoute(discardClaimsDraft, async ({ actor, version }) =>
    success(await changeDraft(deps, { ...record, version, actorId: actor.userId, value: null })),
  );
}
