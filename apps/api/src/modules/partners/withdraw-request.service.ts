import { mayWithdrawPartnerRequest } from '@tassis/domain';
import type { Executor } from '../../database/client.ts';
import { HttpError } from '../../http/http-error.ts';
import { closeRequest, type Closed } from './close-request.service.ts';
import { requireRequest } from './partner-request.repository.ts';
import { endInvitation, holdRequest } from './request-answer.repository.ts';

type Withdrawal = { id: string; partnerId: string; now: Date };

/** Withdraws a partner's request and its invitation. */
export async function withdrawRequest(
  tx: Executor,
  { id, partnerId, now }: Withdrawal,
): Promise<Closed> {
  // The invitation is locked first, as when it is accepted, so that the two transactions cannot deadlock.
  await endInvitation(tx, { id, partnerId, now });
  if (!(await holdRequest(tx, { id, partnerId }))) throw new HttpError('not_found');
  const row = await requireRequest(tx, id);
  const { status } = row.request;
  const actor = { id: partnerId, role: 'partner' } as const;
  if (!mayWithdrawPartnerRequest(actor, { partnerId, status })) {
    throw new HttpError('transition_not_allowed');
  }
  return closeRequest(tx, row, { status: 'withdrawn', now });
}
