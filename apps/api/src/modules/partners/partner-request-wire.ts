import type { ClientPartnerRequest, PartnerRequest } from '@tassis/contracts';
import { toMad } from '@tassis/domain';
import { parseAskedOrder, parsePerson } from './asked-body.ts';
import { toldOrder } from './asked-order.service.ts';
import type { AskedRow } from './partner-request.repository.ts';

/** A request as its partner sees it: a client who has not accepted is shown as the partner entered them. */
export function toPartnerRequest(row: AskedRow): PartnerRequest {
  return { ...toHead(row), client: toClient(row), order: row.order && toOrder(row.order) };
}

/** A request as its client sees it. */
export function toClientRequest(row: AskedRow, todayTotal: number | null): ClientPartnerRequest {
  const { request, partner, order } = row;
  const asked = request.kind === 'order' ? parseAskedOrder(request.body) : null;
  const { businessName, firstName, lastName } = partner;
  return {
    ...toHead(row),
    partner: { businessName, firstName, lastName },
    body: request.status === 'pending' && asked !== null ? toldOrder(asked) : null,
    has_certificate: (asked?.file ?? null) !== null,
    today_total: todayTotal === null ? null : toMad(todayTotal),
    order: order && { id: order.id, ...toOrder(order) },
  };
}

function toOrder({ reference, status }: NonNullable<AskedRow['order']>) {
  return { reference, status };
}

function toHead({ request }: AskedRow) {
  const { id, kind, status, totalCentimes, answeredAt, createdAt } = request;
  const service = kind === 'order' ? parseAskedOrder(request.body).order.services[0].type : null;
  return {
    id,
    kind,
    status,
    service,
    total: totalCentimes === null ? null : toMad(totalCentimes),
    answered_at: answeredAt?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
  };
}

/** The client of a request as its partner may see them. */
export function toClient({ request, client, email }: AskedRow): PartnerRequest['client'] {
  const isLinked = request.kind === 'order' || request.status === 'accepted';
  if (isLinked && client !== null && email !== null) {
    const { userId: id, firstName, lastName } = client;
    return { id, email, firstName, lastName };
  }
  const { email: written, firstName, lastName } = parsePerson(request.body);
  return { id: null, email: written, firstName, lastName };
}
