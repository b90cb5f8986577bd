import { listCallbackRequests } from '@tassis/contracts';
import { moroccanDateTime } from '@tassis/domain';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { successPage } from '../../http/success.ts';
import { pageRequestOf } from '../../lists/page-request.ts';
import { pageOf } from '../../lists/page.ts';
import { findCallbackRequests } from './callback-request.repository.ts';

export function listCallbackRequestsRoute({ db }: Dependencies) {
  return defineRoute(listCallbackRequests, async ({ query }) => {
    const request = pageRequestOf(query);
    const found = await findCallbackRequests(db, query.search, request);
    const { rows, meta } = pageOf(request, found, ({ createdAt: at, id }) => ({ at, id }));
    const data = rows.map(({ createdAt, slot, cancelledAt, ...row }) => ({
      ...row,
      slot: slot && moroccanDateTime(slot),
      cancelled_at: cancelledAt?.toISOString() ?? null,
      created_at: createdAt.toISOString(),
    }));
    return successPage(data, meta);
  });
}
