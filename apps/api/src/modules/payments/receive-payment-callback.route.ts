import { receivePaymentCallback } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpError } from '../../http/http-error.ts';
import { defineRoute } from '../../http/route.ts';
import { receivePayment } from './receive-payment.service.ts';

export function receivePaymentCallbackRoute(deps: Dependencies) {
  return defineRoute(receivePaymentCallback, async ({ params, headers, signedBody, log }) => {
    const provider = deps.payments[params.provider];
    if (provider === null) throw new HttpError('not_found');
    const now = deps.clock();
    const event = provider.readCallback({
      signature: headers['payment-signature'],
      body: signedBody,
      now,
    });
    if (event === null) throw new HttpError('signature_invalid');
    if (event.outcome === 'other')
      log.warn({ provider: provider.name, type: event.type }, 'an event of payments not handled');
    else await deps.db.transaction((tx) => receivePayment(deps, tx, { provider, event, log, now }));
    return undefined;
  });
}
