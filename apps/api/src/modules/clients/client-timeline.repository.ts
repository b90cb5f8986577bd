import type { ClientEvent } from '@tassis/contracts';
import { toMad, type ClientEventKind, type OrderStatus } from '@tassis/domain';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../database/client.ts';
import { isOfClient } from '../callback-requests/callback-request.repository.ts';

const SHOWN_MAX = 100;
/** The timeline shows events of this many newest orders. */
const ORDERS_MAX = 20;

type EventRow = {
  at: Date | string;
  kind: ClientEventKind;
  subject: string | null;
  status: OrderStatus | null;
  centimes: string | null;
  text: string | null;
  actor: string | null;
  order: string | null;
  bill: string | null;
  id: string | null;
};

/** Texts are cut to this many characters. */
const TEXT_MAX = 300;

/** The newest events about a client and their records: the newest of each kind, by its index, then the newest of all. */
export async function findTimeline(db: Executor, clientId: string): Promise<ClientEvent[]> {
  const newest = sql`ORDER BY created_at DESC LIMIT ${SHOWN_MAX}`;
  const { rows } = await db.execute<EventRow>(sql`
    WITH who AS MATERIALIZED (
      SELECT email FROM users WHERE id = ${clientId}
    ), theirs AS MATERIALIZED (
      SELECT id, reference FROM orders WHERE client_id = ${clientId} ORDER BY created_at DESC LIMIT ${ORDERS_MAX}
    ), billed AS MATERIALIZED (
      SELECT id, number, kind, total_centimes, created_at FROM bills WHERE client_id = ${clientId} ${newest}
    )
    SELECT at, kind, subject, status, centimes, text, actor, "order", bill, id FROM (
      SELECT created_at AS at, 'registered' AS kind, NULL AS subject, NULL AS status, NULL::bigint AS centimes,
        NULL AS text, NULL AS actor, NULL::uuid AS "order", NULL::uuid AS bill, NULL::uuid AS id
      FROM clients WHERE user_id = ${clientId}
      UNION ALL
      (SELECT created_at, 'order_placed', reference, NULL, total_centimes, NULL, NULL, id, NULL, NULL
      FROM orders WHERE client_id = ${clientId} ${newest})
      UNION ALL
      (SELECT event.at, CASE WHEN event.status IS NULL THEN 'order_noted' ELSE 'order_moved' END,
        theirs.reference, event.status, NULL, event.message, author.user_name, theirs.id, NULL, NULL
      FROM theirs JOIN order_events event ON event.order_id = theirs.id
        LEFT JOIN users author ON author.id = event.actor_id AND author.user_type = 'admin'
      WHERE event.status IS DISTINCT FROM 'submitted' ORDER BY event.at DESC LIMIT ${SHOWN_MAX})
      UNION ALL
      SELECT created_at, CASE kind WHEN 'bill' THEN 'bill_issued' ELSE 'credit_note_issued' END,
        number, NULL, total_centimes, NULL, NULL, NULL, id, NULL
      FROM billed
      UNION ALL
      (SELECT paid.created_at, 'payment_recorded', billed.number, NULL, paid.amount_centimes, paid.note,
        author.user_name, NULL, billed.id, NULL
      FROM billed JOIN payments paid ON paid.bill_id = billed.id
        LEFT JOIN users author ON author.id = paid.recorded_by
      ORDER BY paid.created_at DESC LIMIT ${SHOWN_MAX})
      UNION ALL
      (SELECT created_at, 'document_added', name, NULL, NULL, NULL, NULL, order_id, NULL, id
      FROM documents WHERE client_id = ${clientId} ${newest})
      UNION ALL
      (SELECT created_at, 'domiciliation_opened', company_name, NULL, NULL, NULL, NULL, NULL, NULL, id
      FROM domiciliations WHERE client_id = ${clientId} ${newest})
      UNION ALL
      (SELECT note.created_at, 'client_noted', NULL, NULL, NULL, note.text, author.user_name, NULL, NULL, NULL
      FROM client_notes note LEFT JOIN users author ON author.id = note.author_id
      WHERE note.client_id = ${clientId} ORDER BY note.created_at DESC LIMIT ${SHOWN_MAX})
      UNION ALL
      (SELECT created_at, 'contact_asked', service, NULL, NULL, left(message, ${TEXT_MAX}), NULL, NULL, NULL, id
      FROM contact_submissions WHERE lower(email) = (SELECT email FROM who) ${newest})
      UNION ALL
      (SELECT created_at, 'callback_asked', phone, NULL, NULL, left(message, ${TEXT_MAX}), NULL, NULL, NULL, id
      FROM callback_requests WHERE ${isOfClient(clientId)} ${newest})
      UNION ALL
      (SELECT written.created_at, CASE written.side WHEN 'client' THEN 'message_received' ELSE 'message_sent' END,
        theirs.reference, NULL, NULL, left(written.text, ${TEXT_MAX}), author.user_name, theirs.id, NULL, NULL
      FROM theirs JOIN order_messages written ON written.order_id = theirs.id
        LEFT JOIN users author ON author.id = written.author_id AND author.user_type = 'admin'
      ORDER BY written.created_at DESC LIMIT ${SHOWN_MAX})
      UNION ALL
      (SELECT created_at, 'mailed', subject, NULL, NULL, NULL, NULL, NULL, NULL, id
      FROM mails WHERE user_id = ${clientId} ${newest})
    ) AS events
    ORDER BY at DESC LIMIT ${SHOWN_MAX}`);
  return rows.map(({ at, centimes, ...event }) => ({
    ...event,
    at: new Date(at).toISOString(),
    amount: centimes === null ? null : toMad(Number(centimes)),
  }));
}
