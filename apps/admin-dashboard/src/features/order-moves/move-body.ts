import type { InputOf, transitionOrder } from '@tassis/contracts';
import type { OrderStatus } from '@tassis/domain';

/** What a move of an order sends. */
export type MoveBody = InputOf<typeof transitionOrder>['body'];

type Typed = { message: string; visible_to_client: boolean; fields: string[] };

/** Only a request for corrections has fields, and its message is always read. */
export function toMoveBody(to: OrderStatus, { fields, ...said }: Typed): MoveBody {
  return to === 'awaiting_client' ? { to, message: said.message, fields } : { to, ...said };
}

/** Reads what is typed now. */
export function readMoveBody(to: OrderStatus, form: HTMLFormElement | null): MoveBody {
  const typed = new FormData(form ?? undefined);
  const message = typed.get('message');
  return toMoveBody(to, {
    message: typeof message === 'string' ? message : '',
    visible_to_client: typed.has('visible_to_client'),
    fields: typed.getAll('fields').map(String),
  });
}
