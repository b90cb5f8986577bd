import type { Order } from '@tassis/contracts';
import { mayAnswerPartnerRequest } from '@tassis/domain';
import type { Locale } from '@tassis/messages';
import type { Executor } from '../../database/client.ts';
import type { FileStorage } from '../../files/file-storage.ts';
import { HttpError } from '../../http/http-error.ts';
import { bodyHash } from '../../idempotency/canonical-json.ts';
import { holdClient } from '../clients/hold-client.repository.ts';
import { writeOrder } from '../orders/place/write-order.service.ts';
import { parseAskedOrder } from './asked-body.ts';
import { bodyToPlace } from './asked-order.service.ts';
import { closeRequest, type Closed } from './close-request.service.ts';
import { requireRequest, type AskedRow } from './partner-request.repository.ts';
import { holdRequest } from './request-answer.repository.ts';
import { tellPartner } from './tell-partnership.service.ts';

type Answer = { id: string; clientId: string; locale: Locale; now: Date };

type Accepted = Closed & { order: Order | null };

/** Accepts a request once: a link request links the client to the partner, an order request places the client's order. */
export async function acceptRequest(
  tx: Executor,
  parts: { files: FileStorage },
  answer: Answer & { finalPrice: number | undefined },
): Promise<Accepted> {
  const asked = await holdPending(tx, answer);
  if (asked.request.kind === 'link') {
    return {
      ...(await answerWith(tx, asked, { status: 'accepted', now: answer.now })),
      order: null,
    };
  }
  const body = await bodyToPlace(parts, parseAskedOrder(asked.request.body), answer.finalPrice);
  const key = `partner-request:${answer.id}`;
  const { clientId, locale, now } = answer;
  const placement = { clientId, locale, now, body, key, hash: bodyHash(body), files: parts.files };
  const order = await writeOrder(tx, placement);
  const closed = await answerWith(tx, asked, { status: 'accepted', orderId: order.id, now });
  return { ...closed, order };
}

/** Refuses a request permanently; the partner may send another one. */
export async function refuseRequest(tx: Executor, answer: Omit<Answer, 'locale'>): Promise<Closed> {
  return answerWith(tx, await holdPending(tx, answer), { status: 'refused', now: answer.now });
}

async function holdPending(tx: Executor, { id, clientId }: Pick<Answer, 'id' | 'clientId'>) {
  if (!(await holdClient(tx, clientId))) throw new HttpError('unauthenticated');
  if (!(await holdRequest(tx, { id, clientId }))) throw new HttpError('not_found');
  const row = await requireRequest(tx, id);
  const { status } = row.request;
  const actor = { id: clientId, role: 'client' } as const;
  if (!mayAnswerPartnerRequest(actor, { ownerId: clientId, status })) {
    throw new HttpError('transition_not_allowed');
  }
  return row;
}

type Outcome = { status: 'accepted' | 'refused'; orderId?: string; now: Date };

async function answerWith(tx: Executor, asked: AskedRow, outcome: Outcome): Promise<Closed> {
  const closed = await closeRequest(tx, asked, outcome);
  const { status, now } = outcome;
  await tellPartner(tx, closed.row, { code: `partner_request_${status}`, now });
  return closed;
}
