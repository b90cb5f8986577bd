import { addOrderNote } from '@tassis/contracts';
import type { Dependencies } from '../../dependencies.ts';
import { defineRoute } from '../../http/route.ts';
import { createOnce } from '../../idempotency/create-once.ts';
import { noteOnOrder } from './note-on-order.service.ts';

export function addOrderNoteRoute(deps: Dependencies) {
  return defineRoute(addOrderNote, ({ actor, params, body, headers }) => {
    const creation = { contract: addOrderNote, input: { params, body }, headers, actor };
    const visible = body.visible_to_client ?? false;
    const note = { orderId: params.id, actor, text: body.text.trim(), visible };
    return createOnce(deps, creation, (tx, now) => noteOnOrder(tx, { ...note, now }));
  });
}
