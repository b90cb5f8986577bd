import { listNotifications, type NotificationList } from '@tassis/contracts';
import { expect, test } from 'vitest';
import { createTestApi } from '../../testing/create-test-api.ts';
import { countReads, isMore } from './count-reads.ts';
import { recordStatements } from './record-statements.ts';

const takeStatements = recordStatements();
const api = await createTestApi();
const few = await api.signIn('client');
const many = await api.signIn('client');

// Of everything that is asked for as many as a list counts: unread, read and archived ones. One client has thousands of
// others besides, among them, of a type of their own.
const insert = `
  INSERT INTO notifications (user_id, type, code, params, read_at, archived_at, created_at)
  SELECT $1, $2, 'order_received', '{"reference": "CMD-1"}',
    CASE WHEN n % 3 > 0 THEN now() END, CASE WHEN n % 3 = 2 THEN now() END, now() - interval '1 hour' * n * $4
  FROM generate_series(1, $3::int) AS n`;
await api.pool.query(insert, [few.id, 'order', 3300, 7]);
await api.pool.query(insert, [many.id, 'order', 3300, 7]);
await api.pool.query(insert, [many.id, 'bill', 6700, 3]);
await vacuum();

/** Until nothing that runs beside it still sees the table as it was before. */
async function vacuum(): Promise<void> {
  await api.pool.query('VACUUM ANALYZE notifications');
  const { rows } = await api.pool.query<{ whole: boolean }>(
    `SELECT relallvisible = relpages AS whole FROM pg_class WHERE relname = 'notifications'`,
  );
  if (rows[0]?.whole !== true) await vacuum();
}

async function ask(token: string, query: Record<string, string | number>) {
  takeStatements();
  const answer = await api.ask(listNotifications, { token, anyQuery: query });
  expect(answer.statusCode).toBe(200);
  const reads = await countReads(api.pool, takeStatements(), { likeLarge: false });
  return { reads, page: answer.json<NotificationList>() };
}

const filters = [
  {},
  { type: 'order' },
  { unread: 'true' },
  { unread: 'false' },
  { archived: 'true' },
  { type: 'order', unread: 'true' },
  { type: 'order', unread: 'false' },
  { type: 'order', archived: 'true' },
];

test.each(filters)('of ten thousand, %j is read as of three thousand', async (filter) => {
  const more: unknown[] = [];
  for (const pageQuery of [{}, { page: 50 }, { cursor: 'last' }]) {
    const query = { ...filter, ...pageQuery };
    const [before, now] = [await ask(few.token, query), await ask(many.token, query)];
    const { next_cursor: next, prev_cursor: previous } = now.page.meta;
    const beyond = await ask(many.token, { ...filter, cursor: next ?? previous ?? '' });
    expect([now.page.data.length, beyond.page.data.length]).toEqual([20, 20]);
    for (const { reads } of [now, beyond]) {
      if (isMore(reads, before.reads)) more.push({ query, before: before.reads, reads });
    }
  }
  expect(more).toEqual([]);
});
