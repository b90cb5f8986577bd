import {
  createCallbackRequest,
  listCallbackRequests,
  updateCallbackRequest,
} from '@tassis/contracts';
import { randomUUID } from 'node:crypto';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success, successPage } from '../../http/success.ts';
import { takeForm } from '../../idempotency/take-form.ts';
import { onlyRow } from '../../lists/keyset.ts';
import { toPageRequest } from '../../lists/page-request.ts';
import { toPage } from '../../lists/page.ts';
import { readList } from '../../lists/read-list.ts';
import { bookCallback } from './book-callback.service.ts';
import { toCallback } from './callback-request-wire.ts';
import { keyOfCallback, listOfCallbacks, readCallbacks } from './callback-request.repository.ts';
import { moveCallback } from './move-callback.service.ts';

export function callbackRequestsRoutes(deps: Dependencies): Route[] {
  const { config, db, reading, clock } = deps;
  return [
    defineRoute(createCallbackRequest, (sent) =>
      takeForm(
        deps,
        { ...sent, contract: createCallbackRequest, robotsAnswer: unbooked(sent.body.slot) },
        async (tx, now) => {
          const booking = { locale: sent.locale, now, keys: config.sessionSecrets };
          const data = await bookCallback(tx, sent.body, booking);
          return { status: 201, data };
        },
      ),
    ),
    defineRoute(listCallbackRequests, async ({ query }) => {
      const request = toPageRequest(query);
      const found = await reading(async (from) => {
        const list = onlyRow(await listOfCallbacks(from, query, clock()), query.id);
        return readList(from, { list, request, read: readCallbacks });
      });
      const { rows, meta } = toPage(request, found, keyOfCallback);
      return successPage(rows.map(toCallback), meta);
    }),
    defineRoute(updateCallbackRequest, async ({ params: { id }, body, version, actor }) => {
      const move = { id, version, actorId: actor.userId, ...body, now: clock() };
      return success(await db.transaction((tx) => moveCallback(tx, move)));
    }),
  ];
}

/** The same answer as to a booking, but nothing is stored: it answers bots that fill in the hidden field. */
function unbooked(slot: string | null | undefined) {
  return { id: randomUUID(), slot: slot || null, calendar: null };
}
