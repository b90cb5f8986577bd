import { sendAdminOrderMessage } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { createOnce } from '../../idempotency/create-once.ts';

import { sendMessage } from './send-message.service.ts';

export function sendAdminOrderMessageRoute(deps: Dependencies) {
  return defineRoute(sendAdminOrderMessage, ({ params, body, headers, actor }) => {
    const contract = sendAdminOrderMessage;
    const creation = { contract, input: { params, body }, headers, actor };
    const message = { orderId: params.id, actor, text: body.text, file: body.file ?? null };
    return createOnce(deps, creation, (tx, now) => sendMessage(deps, tx, { ...message, now }));
  });
}
