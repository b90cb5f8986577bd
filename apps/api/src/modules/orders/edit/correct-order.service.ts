import type { Order } from '@tassis/contracts';
import { mayCorrectOrder } from '@tassis/domain';
import type { Executor } from '../../../database/client.ts';
import type { FileStorage } from '../../../files/file-storage.ts';
import { HttpError } from '../../../http/http-error.ts';
import type { Session } from '../../../sessions/sessions.ts';
import { applyCorrections, assertAsked, type SentCorrection } from './asked-corrections.ts';
import { moveOrder } from '../move/move-order.service.ts';
import { DATA_PATH } from '../order-content.ts';
import { lockOrder } from '../lock-order.repository.ts';
import { requireClientOrder } from '../read/order.repository.ts';
import { toOrderBody } from '../order-form.ts';
import { rewriteOrder } from './rewrite-order.service.ts';

type CorrectionOfOrder = {
  id: string;
  actor: Session;
  version: number;
  corrections: readonly SentCorrection[];
  files: FileStorage;
  now: Date;
};

/** Applies the corrections that were requested from a client; the order returns to review. */
export async function correct(tx: Executor, asked: CorrectionOfOrder): Promise<Order> {
  const { id, actor, version, corrections, files, now } = asked;
  const which = { id, clientId: actor.userId };
  const order = await lockOrder(tx, { ...which, version });
  const owned = { ownerId: order.clientId, status: order.status };
  if (!mayCorrectOrder({ id: actor.userId, role: actor.role }, owned)) {
    throw new HttpError('transition_not_allowed');
  }
  const before = await requireClientOrder(tx, which);
  assertAsked(
    before.corrections.map(({ field }) => field),
    corrections,
  );
  const body = toOrderBody(order);
  applyCorrections(body, corrections);
  // A start date that was valid when it was sent may be in the past now.
  const isSent = corrections.some(({ field }) => field === `${DATA_PATH}.start_date`);
  const ignoredDays = isSent ? [] : ['start_date'];
  await rewriteOrder(tx, { order, body, ignoredDays, origin: 'client', files, now });
  await moveOrder(tx, { order, to: 'in_review', actor, message: null, visible: true, now });
  return requireClientOrder(tx, which);
}
