import type { PartnerRequestKind, PartnerRequestStatus } from '@tassis/domain';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { centimes, createdAt, id, moment, version } from './columns.ts';
import { invitations } from './invitations.ts';
import { orders } from './orders.ts';
import { partners } from './partners.ts';

/**
 * What a partner asks of a client: to be linked, or to accept an order made on the client's behalf.
 * An accepted link is what makes somebody a partner's client. Without an account there is an
 * invitation instead of a client.
 */
export const partnerRequests = pgTable(
  'partner_requests',
  {
    id: id(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.userId, { onDelete: 'cascade' }),
    clientId: uuid('client_id').references(() => clients.userId, { onDelete: 'cascade' }),
    invitationId: uuid('invitation_id').references(() => invitations.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<PartnerRequestKind>().notNull(),
    status: text('status').$type<PartnerRequestStatus>().notNull().default('pending'),
    /** The order's body as the partner sent it; its files are stored apart. */
    body: jsonb('body').$type<Record<string, unknown>>(),
    /** The price of the order on the day of the request. */
    totalCentimes: centimes('total_centimes'),
    orderId: uuid('order_id').references(() => orders.id),
    answeredAt: moment('answered_at'),
    /** What a search looks through: the person as the partner wrote them, cut so that an index holds it. */
    search: text('search')
      .notNull()
      .generatedAlwaysAs(
        sql`left(fold_text(coalesce(body ->> 'firstName', '') || ' ' || coalesce(body ->> 'lastName', '') || ' ' || coalesce(body ->> 'email', '')), 200)`,
      ),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    // The columns after the keyset are read from the index, without the row, when a list is filtered by them.
    index('partner_requests_newest_of_partner').on(
      table.partnerId,
      table.createdAt,
      table.id,
      table.kind,
      table.status,
      table.clientId,
      table.search,
    ),
    index('partner_requests_newest_of_client').on(
      table.clientId,
      table.createdAt,
      table.id,
      table.kind,
      table.status,
      table.partnerId,
    ),
    index('partner_requests_pending_of_client')
      .on(table.clientId, table.createdAt, table.id)
      .where(sql`${table.status} = 'pending'`),
    index('partner_requests_newest_linked')
      .on(table.partnerId, table.createdAt, table.id)
      .where(sql`${table.kind} = 'link' AND ${table.status} = 'accepted'`),
    index('partner_requests_linked')
      .on(table.partnerId, table.clientId)
      .where(sql`${table.kind} = 'link' AND ${table.status} = 'accepted'`),
    index('partner_requests_asked_email')
      .on(table.partnerId, sql`(${table.body} ->> 'email')`)
      .where(sql`${table.kind} = 'link'`),
  ],
);
