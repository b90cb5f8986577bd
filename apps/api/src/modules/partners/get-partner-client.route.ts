import { getPartnerClient } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { requireLinkedClient } from './linked-client.ts';

export function getPartnerClientRoute({ db }: Dependencies) {
  return defineRoute(getPartnerClient, async ({ actor, params }) =>
    success(await requireLinkedClient(db, { userId: actor.userId, clientId: params.id })),
  );
}
