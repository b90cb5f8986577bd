import { siteTexts, firmRecord } from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { findSiteTexts } from '../modules/content/site-texts.repository.ts';
import { findFirm } from '../modules/firm/firm.repository.ts';
import { migrate } from './migrate.ts';
import { settings } from './schema/index.ts';
import { createTestDatabase } from './testing/create-test-database.ts';

const { db, pool } = await createTestDatabase();
const name = '0004_move_faq_and_reviews';

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
  expect(await findSiteTexts(db)).toMatchObject({ faq, reviews });
});

test('what was written since stays', async () => {
  await db.update(settings).set({ value: [] }).where(eq(settings.key, 'reviews'));
  await runAgain();
  expect((await findSiteTexts(db)).reviews).toEqual([]);
  expect(await db.$count(settings)).toBe(4);
});
