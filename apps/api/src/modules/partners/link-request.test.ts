import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, test } from 'vitest';
import * as schema from '../../database/schema/index.ts';
import { createTestDatabase } from '../../database/testing/create-test-database.ts';
import { insertAccount } from '../../testing/accounts.ts';
import { findLink } from './link-request.repository.ts';

const { db, pool } = await createTestDatabase();

test('the request to an address is found by an index, however many requests a partner has sent', async () => {
  const { id: partnerId } = await insertAccount(db, 'partner');
  await pool.query(
    `INSERT INTO partner_requests (id, partner_id, kind, body)
     SELECT gen_random_uuid(), $1, 'link', jsonb_build_object('email', 'c' || n || '@example.ma')
     FROM generate_series(1, 3000) n`,
    [partnerId],
  );
  await pool.query('ANALYZE partner_requests');
  const asked: { query: string; params: unknown[] }[] = [];
  const logger = { logQuery: (query: string, params: unknown[]) => asked.push({ query, params }) };
  const watched = drizzle(pool, { schema, logger });
  expect(await findLink(watched, { partnerId, email: 'c77@example.ma' })).not.toBeNull();
  expect(await findLink(watched, { partnerId: randomUUID(), email: 'c77@example.ma' })).toBeNull();

  const [first] = asked;
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN ${first?.query}`,
    first?.params,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('partner_requests_asked_email');
});
