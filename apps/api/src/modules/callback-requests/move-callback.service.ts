import { updateCallbackRequest, type AdminCallbackRequest } from '@tassis/contracts';
import { mayMoveCallback, type CallbackStatus } from '@tassis/domain';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Executor } from '../../database/client.ts';
import { HttpError } from '../../http/http-error.ts';
import { staleVersion } from '../../http/if-match.ts';
import { toCallback } from './callback-request-wire.ts';
import {
  changeCallback,
  findCallback,
  type ListedCallback,
} from './callback-request.repository.ts';

type Move = {
  id: string;
  version: number;
  actorId: string;
  status: CallbackStatus;
  note: string | null;
  now: Date;
};

/** Changes the status of the version that the staff saw, with the audit trail. The person who changes it is assigned; an open request has no assignee. */
export async function moveCallback(tx: Executor, move: Move): Promise<AdminCallbackRequest> {
  const { id, version, actorId, status, now } = move;
  const { request } = await readBack(tx, id);
  const before = toCallback({ request, assignee: null });
  if (before.version !== version) throw staleVersion(toCallback(await readBack(tx, id)));
  if (status === 'cancelled' || !mayMoveCallback(before.status, status)) {
    throw new HttpError('transition_not_allowed');
  }
  const kept = status === before.status ? request.assignedTo : actorId;
  const change = {
    status,
    assignedTo: status === 'open' ? null : kept,
    note: move.note?.trim() || null,
  };
  if (!(await changeCallback(tx, { id, version, change }))) {
    throw staleVersion(toCallback(await readBack(tx, id)));
  }
  await writeAudit(tx, {
    actorId,
    action: updateCallbackRequest.name,
    subject: 'callback_request',
    subjectId: id,
    before: { status: before.status, assignedTo: request.assignedTo, note: before.note },
    after: change,
    now,
  });
  return toCallback(await readBack(tx, id));
}

async function readBack(tx: Executor, id: string): Promise<ListedCallback> {
  const found = await findCallback(tx, id);
  if (found === null) throw new HttpError('not_found');
  return found;
}
