import {
  listAdminOrderMessages,
  listClientOrderMessages,
  markAdminOrderMessagesAsRead,
  markClientOrderMessagesAsRead,
  sendAdminOrderMessage,
  sendClientOrderMessage,
} from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { admit } from '../../throttles/admit.ts';
import { markThreadRead, readThread } from './read-thread.service.ts';
import { sendMessage } from './send-message.service.ts';

export function messagesRoutes(deps: Dependencies): Route[] {
  const { db, throttles } = deps;
  return [
    defineRoute(listClientOrderMessages, ({ params, query, actor }) =>
      readThread(db, { orderId: params.id, actor, query }),
    ),
    defineRoute(sendClientOrderMessage, async ({ params, body, headers, actor }) => {
      if (body.file) await admit(throttles.upload(actor.userId));
      const contract = sendClientOrderMessage;
      const creation = { contract, input: { params, body }, headers, actor };
      const message = { orderId: params.id, actor, text: body.text, file: body.file ?? null };
      return createOnce(deps, creation, (tx, now) => sendMessage(deps, tx, { ...message, now }));
    }),
    defineRoute(markClientOrderMessagesAsRead, ({ params, body, actor }) =>
      markThreadRead(deps, { orderId: params.id, actor, until: body.until }),
    ),
    defineRoute(listAdminOrderMessages, ({ params, query, actor }) =>
      readThread(db, { orderId: params.id, actor, query }),
    ),
    defineRoute(sendAdminOrderMessage, ({ params, body, headers, actor }) => {
      const contract = sendAdminOrderMessage;
      const creation = { contract, input: { params, body }, headers, actor };
      const message = { orderId: params.id, actor, text: body.text, file: body.file ?? null };
      return createOnce(deps, creation, (tx, now) => sendMessage(deps, tx, { ...message, now }));
    }),
    defineRoute(markAdminOrderMessagesAsRead, ({ params, body, actor }) =>
      markThreadRead(deps, { orderId: params.id, actor, until: body.until }),
    ),
  ];
}
