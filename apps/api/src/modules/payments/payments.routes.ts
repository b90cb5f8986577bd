import { openPaymentSession, receivePaymentCallback } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { success } from '../../http/success.ts';
import { openSession } from './open-session.service.ts';
import { receiveCallback } from './receive-payment.service.ts';

export function paymentsRoutes(deps: Dependencies): Route[] {
  return [
    defineRoute(openPaymentSession, async ({ params, actor }) =>
      success(await openSession(deps, { billId: params.id, clientId: actor.userId })),
    ),
    defineRoute(receivePaymentCallback, async ({ params, headers, signedBody, log }) => {
      const call = { signature: headers['payment-signature'], body: signedBody };
      await receiveCallback(deps, { provider: params.provider, call, log });
      return undefined;
    }),
  ];
}
