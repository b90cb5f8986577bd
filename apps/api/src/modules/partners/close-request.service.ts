import type { PartnerRequestStatus } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import { parseAskedOrder, emptied, type AskedOrder } from './asked-body.ts';
import { requireRequest, type AskedRow } from './partner-request.repository.ts';
import { dropFile, writeAnswer } from './request-answer.repository.ts';

type Outcome = {
  status: Exclude<PartnerRequestStatus, 'pending'>;
  orderId?: string;
  now: Date;
};

export type Closed = {
  row: AskedRow;
  /** The file whose row was deleted; the caller deletes its bytes after the commit. */
  fileId: string | null;
};

/** Closes a locked request. Of an order request only the kind stays, without personal data. */
export async function closeRequest(
  tx: Executor,
  { request }: AskedRow,
  outcome: Outcome,
): Promise<Closed> {
  const { id, kind } = request;
  const { status, orderId = null, now } = outcome;
  const asked: AskedOrder | null = kind === 'order' ? parseAskedOrder(request.body) : null;
  const fileId = asked?.file?.id ?? null;
  const body = asked === null ? request.body : emptied(asked);
  await writeAnswer(tx, { id, status, orderId, body, now });
  if (fileId !== null) await dropFile(tx, fileId);
  return { row: await requireRequest(tx, id), fileId };
}
