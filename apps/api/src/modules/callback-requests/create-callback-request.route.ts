import { createCallbackRequest } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { takeForm } from '../../idempotency/take-form.ts';
import { bookCallback } from './book-callback.service.ts';

export function createCallbackRequestRoute(deps: Dependencies) {
  const key = deps.config.sessionSecret;
  return defineRoute(createCallbackRequest, (sent) =>
    takeForm(deps, { ...sent, contract: createCallbackRequest }, async (tx, now) => {
      const data = await bookCallback(tx, sent.body, { locale: sent.locale, now, key });
      return { status: 201, data };
    }),
  );
}
