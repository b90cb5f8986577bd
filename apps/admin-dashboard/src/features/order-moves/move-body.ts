import type { InputOf, transitionOrder } from '@tassis/contracts';
import type { OrderStatus } from '@tassis/domain';

/** The body of a request that moves an order. */
export type MoveBody = InputOf<typeof transitionOrder>['body'];

type Typed = { message: string; visible_to_client: boolean; fields: string[] };

/** Only a request for corrections has fields; its message is required. */
export function toMoveBody(to: OrderStatus, { fields, ...said }: Typed): MoveBody {
  return to === 'awaiting_client' ? { to, message: said.message, fields } : { to, ...said };
}

/** Reads the current input. */
export function readMoveBody(to: OrderStatus, form: HTMLFormElement | null): MoveBody {
  const typed = new FormData(form ?? undefined);
  const message = typed.get('message');
  return toMoveBody(to, {
    message: typeof message === 'string' ? message : '',
    visible_to_client: typed.has('visible_to_client'),
    fields: typed.getAll('fields').map(String),
  });
}
