import { openPaymentSession } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { openSession } from './open-session.service.ts';

export function openPaymentSessionRoute(deps: Dependencies) {
  return defineRoute(openPaymentSession, async ({ params, actor }) =>
    success(await openSession(deps, { billId: params.id, clientId: actor.userId })),
  );
}
