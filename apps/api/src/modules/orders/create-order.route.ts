import { createOrder } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { placeOrder } from './place-order.service.ts';

export function createOrderRoute(deps: Dependencies) {
  return defineRoute(createOrder, ({ body, headers, actor, locale }) =>
    placeOrder(deps, {
      clientId: actor.userId,
      body,
      key: headers['idempotency-key'] ?? null,
      locale,
      now: deps.clock(),
    }),
  );
}
