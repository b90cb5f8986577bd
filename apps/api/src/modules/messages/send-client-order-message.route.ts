import { sendClientOrderMessage } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { admitUpload } from '../../throttles/admit-upload.ts';
import { sendMessage } from './send-message.service.ts';

export function sendClientOrderMessageRoute(deps: Dependencies) {
  return defineRoute(sendClientOrderMessage, async ({ params, body, headers, actor }) => {
    if (body.file) await admitUpload(deps, actor.userId);
    const contract = sendClientOrderMessage;
    const creation = { contract, input: { params, body }, headers, actor };
    const message = { orderId: params.id, actor, text: body.text, file: body.file ?? null };
    return createOnce(deps, creation, (tx, now) => sendMessage(deps, tx, { ...message, now }));
  });
}
