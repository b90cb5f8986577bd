import {
  transitionOrder,
  type AdminOrder,
  type Order,
  type ParsedInputOf,
} from '@tassis/contracts';
import { writeAudit } from '../../../audit/write-audit.ts';
import type { Executor } from '../../../database/client.ts';
import type { FileStorage } from '../../../files/file-storage.ts';
import { HttpError } from '../../../http/http-error.ts';
import type { Session } from '../../../sessions/sessions.ts';
import { toOrderBody, hasField } from '../order-form.ts';
import { moveOrder } from './move-order.service.ts';
import { followMove } from './order-consequences.service.ts';
import { lockOrder } from '../lock-order.repository.ts';
import type { OrderRow } from '../read/order-wire.ts';
import { requireAdminOrder, requireClientOrder } from '../read/order.repository.ts';

type Transition = ParsedInputOf<typeof transitionOrder>['body'] & {
  id: string;
  actor: Session;
  version: number;
  files: FileStorage;
  now: Date;
};

/** Changes the status of an order on behalf of the staff, with the consequences. */
export async function transition(tx: Executor, wanted: Transition): Promise<AdminOrder> {
  const { id, to, actor, version, files, now } = wanted;
  const order = await lockOrder(tx, { id, version });
  const message = wanted.message?.trim() || null;
  const fields = [...new Set(wanted.fields)];
  assertFields(order, fields);
  const visible = to === 'awaiting_client' || wanted.visible_to_client === true;
  const corrections = fields.map((field) => ({ field, message: message ?? '' }));
  const move = { order, to, actor, message, visible, corrections, now };
  await moveOrder(tx, move);
  await writeAudit(tx, {
    actorId: actor.userId,
    action: transitionOrder.name,
    subject: 'order',
    subjectId: id,
    reason: message ?? undefined,
    before: { status: order.status },
    after: { status: to },
    now,
  });
  await followMove({ files }, tx, move);
  return requireAdminOrder(tx, id);
}

/** Throws for a correction of a field that the form does not have. */
function assertFields(order: OrderRow, fields: readonly string[]): void {
  if (fields.length === 0) return;
  const body = toOrderBody(order);
  const violation = { code: 'invalid_value' } as const;
  const violations = fields.flatMap((field, index) => {
    const isInForm = /^services\.\d+\.data\./u.test(field) && hasField(body, field);
    return isInForm ? [] : [{ path: `fields.${index}`, violation }];
  });
  if (violations.length > 0) throw new HttpError('validation_failed', { violations });
}

type Cancellation = {
  id: string;
  version: number;
  reason: string;
  /** The client of the order. */
  actor: Session;
  files: FileStorage;
  now: Date;
};

/** Cancels an order on behalf of its client, with the consequences. */
export async function cancel(tx: Executor, cancellation: Cancellation): Promise<Order> {
  const { id, version, reason: message, actor, files, now } = cancellation;
  const which = { id, clientId: actor.userId };
  const order = await lockOrder(tx, { ...which, version });
  const move = { order, to: 'cancelled', actor, message, visible: true, now } as const;
  await moveOrder(tx, move);
  await followMove({ files }, tx, move);
  return requireClientOrder(tx, which);
}
