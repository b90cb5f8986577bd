import { linkDocument, listClientDocuments } from '@tassis/contracts';
import { aPdf } from '@tassis/testing/builders';
import type { Acknowledged, Book } from './book.ts';
import type { Person } from './person.ts';
import { site } from './ports.ts';
import type { PostgresPair } from './postgres-pair.ts';

type Database = Pick<PostgresPair, 'query'>;

/** How what was acknowledged compares with what is there. */
export interface Comparison {
  acknowledged: number;
  lost: number;
  doubled: number;
}

/** Orders by the key they were sent with, and what belongs to each: one event, one mail to its client. */
export async function compareOrders(database: Database, book: Book): Promise<Comparison> {
  const rows = await database.query(
    `SELECT submission_key AS key, o.id,
       (SELECT count(*)::int FROM order_events WHERE order_id = o.id) AS events,
       (SELECT count(*)::int FROM mails WHERE dedupe_key = 'order-received:' || o.id) AS mails
     FROM orders o WHERE submission_key LIKE 'many-%'`,
  );
  const whole = rows.filter(({ events, mails }) => events === 1 && mails === 1);
  return compare(book.orders, whole, rows.length);
}

/** Documents by the name they were sent with. */
export async function compareUploads(database: Database, book: Book): Promise<Comparison> {
  const rows = await database.query(
    `SELECT replace(name, '.pdf', '') AS key, id FROM documents WHERE name LIKE 'many-%'`,
  );
  return compare(book.uploads, rows, rows.length);
}

function compare(
  acknowledged: readonly Acknowledged[],
  rows: readonly Record<string, unknown>[],
  total: number,
): Comparison {
  const ids = new Map(rows.map(({ key, id }) => [key, id]));
  const lost = acknowledged.filter(({ key, id }) => ids.get(key) !== id).length;
  return { acknowledged: acknowledged.length, lost, doubled: total - acknowledged.length };
}

/** The names of a client’s documents whose file, read through the site, is not what was sent. */
export async function findBrokenFiles(person: Person, book: Book): Promise<string[]> {
  const sent = new Set(book.uploads.map(({ id }) => id));
  const broken: string[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await person.api.call(listClientDocuments, { query: { page } });
    for (const { id, name } of data) {
      if (!sent.has(id)) continue;
      const link = await person.api.call(linkDocument, { params: { id } });
      const file = await fetch(new URL(link.data.url, site));
      const bytes = await file.arrayBuffer();
      const expected = aPdf([name.replace('.pdf', '')]);
      if (Buffer.from(bytes).toString('base64') !== expected) broken.push(name);
    }
    if (data.length === 0) return broken;
  }
}

/** Jobs that nobody has done, of those that an order brings. */
export async function countWaitingJobs(database: Database): Promise<number> {
  const [row] = await database.query(
    `SELECT count(*)::int AS waiting FROM pgboss.job
     WHERE state < 'completed' AND name IN ('send-mail', 'make-documents')`,
  );
  return Number(row?.['waiting']);
}
