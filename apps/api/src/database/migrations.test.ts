import { readFileSync } from 'node:fs';
import { siteTexts, firmRecord } from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { findSiteTexts } from '../modules/content/site-texts.repository.ts';
import { findFirm } from '../modules/firm/firm.repository.ts';
import { insertAccount } from '../testing/accounts.ts';
import { migrate } from './migrate.ts';
import { settings } from './schema/index.ts';
import { createTestDatabase } from './testing/create-test-database.ts';

const { db, pool } = await createTestDatabase();
const name = '0004_move_faq_and_reviews';
const asked = { texts: 'all', locale: 'fr', now: new Date() } as const;

test('the set-up page names each migration that older code cannot live with', async () => {
  const page = new URL('../../../../docs/how-to/set-up-production.md', import.meta.url);
  const [, named = ''] =
    /breaks older code \(so far ([^;]+);/u.exec(readFileSync(page, 'utf8')) ?? [];
  const { rows } = await pool.query<{ number: string }>(
    'SELECT left(name, 4) AS number FROM schema_migrations WHERE breaks_older ORDER BY name',
  );
  expect(rows.map(({ number }) => number)).toEqual(named.match(/\d{4}/gu));
  expect(rows.map(({ number }) => number)).toContain('0033');
});

const runAgain = async () => {
  await pool.query('DELETE FROM schema_migrations WHERE name = $1', [name]);
  expect(await migrate(pool)).toEqual([name]);
};

test('questions and reviews leave the firm’s record for records of their own', async () => {
  const { faq, reviews } = siteTexts();
  const old = { ...firmRecord(), faq: { ...faq, about: [] }, reviews };
  await db.insert(settings).values({ key: 'firm', value: old });
  await runAgain();
  const rows = await db.select().from(settings).orderBy(settings.key);
  expect(rows.map(({ key, version }) => [key, version])).toEqual([
    ['faq.about', 1],
    ['faq.home', 1],
    ['firm', 2],
    ['reviews', 1],
  ]);
  expect(rows.find(({ key }) => key === 'firm')?.value).toEqual(firmRecord());
  expect(await findFirm(db)).toEqual(firmRecord());
  expect(await findSiteTexts(db, asked)).toMatchObject({ faq, reviews });
});

test('what was written since stays', async () => {
  await db.update(settings).set({ value: [] }).where(eq(settings.key, 'reviews'));
  await runAgain();
  expect((await findSiteTexts(db, asked)).reviews).toEqual([]);
  expect(await db.$count(settings)).toBe(4);
});

test('a company’s acronym leaves its service’s data for a column', async () => {
  await pool.query(`
    ALTER TABLE companies DROP COLUMN acronym;
    DROP INDEX partner_requests_asked_email;
    DROP TRIGGER clients_rename_in_searches ON clients;
    DROP FUNCTION rename_client_in_searches, replace_line;
    ALTER TABLE schema_migrations DROP COLUMN breaks_older;
    DELETE FROM schema_migrations WHERE name = '0006_close_operations_gaps'`);
  const { id } = await insertAccount(db, 'client');
  await pool.query(`
    WITH o AS (INSERT INTO orders (reference, client_id, service, pricing, total_centimes, submission_hash)
      VALUES ('CMD-1', '${id}', 'company_creation', '{}', 1, 'h') RETURNING id),
    s AS (INSERT INTO order_services (order_id, position, type, data)
      SELECT id, n, 'company_creation', data::jsonb FROM o,
        (VALUES (0, '{"acronym": "ATL"}'), (1, '{}')) AS given (n, data) RETURNING id)
    INSERT INTO companies (service_id, have_certificate, capital, address_type, address, legal_form)
      SELECT id, false, 1, 'domiciliation', 'x', 'SARL' FROM s`);
  expect(await migrate(pool)).toEqual(['0006_close_operations_gaps']);
  const { rows } = await pool.query(
    `SELECT position, data, acronym FROM order_services s JOIN companies ON service_id = s.id ORDER BY 1`,
  );
  expect(rows).toEqual([
    { position: 0, data: {}, acronym: 'ATL' },
    { position: 1, data: {}, acronym: null },
  ]);
});
