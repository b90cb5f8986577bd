import { createCallbackRequest } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { takeForm } from '../../idempotency/take-form.ts';
import { insertCallbackRequest } from './callback-request.repository.ts';

export function createCallbackRequestRoute(deps: Dependencies) {
  return defineRoute(createCallbackRequest, (sent) =>
    takeForm(deps, { ...sent, contract: createCallbackRequest }, async (tx, now) => {
      const id = await insertCallbackRequest(tx, sent.body, now);
      return { status: 201, data: { id } };
    }),
  );
}
