import { listPartnerDeadlines } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { requireLinkedClient } from './linked-client.ts';
import { readDeadlines } from './partner-deadlines.service.ts';
import { requireValidated } from './validated-partner.ts';

export function listPartnerDeadlinesRoute({ db, clock }: Dependencies) {
  return defineRoute(listPartnerDeadlines, async ({ actor, query }) => {
    const { client: clientId, kind } = query;
    const { id: partnerId } = await requireValidated(db, actor.userId);
    if (clientId !== undefined) await requireLinkedClient(db, { userId: partnerId, clientId });
    return success(await readDeadlines(db, { partnerId, clientId, kind, now: clock() }));
  });
}
