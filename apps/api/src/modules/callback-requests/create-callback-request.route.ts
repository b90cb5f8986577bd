import { createCallbackRequest } from '@tassis/contracts';
import { randomUUID } from 'node:crypto';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { takeForm } from '../../idempotency/take-form.ts';
import { bookCallback } from './book-callback.service.ts';

export function createCallbackRequestRoute(deps: Dependencies) {
  const key = deps.config.sessionSecret;
  return defineRoute(createCallbackRequest, (sent) =>
    takeForm(
      deps,
      { ...sent, contract: createCallbackRequest, robotsAnswer: unbooked(sent.body.slot) },
      async (tx, now) => {
        const data = await bookCallback(tx, sent.body, { locale: sent.locale, now, key });
        return { status: 201, data };
      },
    ),
  );
}

/** As a booking, but of nothing. */
function unbooked(slot: string | null | undefined) {
  return { id: randomUUID(), slot: slot || null, calendar: null };
}
