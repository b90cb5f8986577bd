import { TO_FILL } from '@tassis/domain';
import { demoAccounts, firmRecord } from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { insertAccount } from '../testing/accounts.ts';
import { findFirm, findPricing } from '../modules/firm/firm.repository.ts';
import { migrationNames } from '../database/migrate.ts';
import { prepareDatabase } from './prepare.ts';
import { settings, users } from '../database/schema/index.ts';
import { DEMO_EMAILS } from '../seed/demo-emails.ts';
import { StartupError } from '../database/startup-error.ts';
import { createTestDatabase } from '../database/testing/create-test-database.ts';
import { textWith } from '../testing/matchers.ts';

const { db, pool, url } = await createTestDatabase();
afterEach(async () => {
  await db.delete(users);
});

const progress = () => undefined;
const production = () => prepareDatabase(url, { demo: null, progress });

test('the refused addresses are those of the demo accounts', () => {
  expect([...DEMO_EMAILS].toSorted()).toEqual(
    demoAccounts()
      .map(({ email }) => email)
      .toSorted(),
  );
});

describe('a production start', () => {
  test.each([...DEMO_EMAILS, 'Admin@Demo.Tassis.ma'])(
    'refuses a database with %s',
    async (email) => {
      await insertAccount(db, 'client', { email });
      const refusal = await production().catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(StartupError);
      expect(refusal).toMatchObject({
        message: textWith(email),
        hint: textWith('DATABASE_URL'),
      });
    },
  );

  test('accepts a database without demo accounts, and adds none', async () => {
    await insertAccount(db, 'admin', { email: 'chef@tassis.ma' });
    await production();
    expect(await db.$count(users)).toBe(1);
  });
});

test('an empty production database has rates, and a firm whose settings must be filled in', async () => {
  await db.delete(settings);
  await production();
  expect(await findFirm(db)).toMatchObject({ name: TO_FILL, phone: TO_FILL, addresses: [] });
  expect(await findPricing(db)).toMatchObject({ vatBasisPoints: 2000 });

  await db.update(settings).set({ value: firmRecord() }).where(eq(settings.key, 'firm'));
  await production();
  expect(await findFirm(db)).toMatchObject({ name: firmRecord().name });
});

test('a demonstration starts with its own accounts', async () => {
  await insertAccount(db, 'client', { email: DEMO_EMAILS[0] });
  await prepareDatabase(url, { demo: { folder: '/nowhere' }, progress });
  expect(await db.$count(users)).toBe(1);
});

test('processes that start at once on an empty database make it once', async () => {
  for (let round = 0; round < 3; round += 1) {
    await pool.query('DROP SCHEMA IF EXISTS public, pgboss CASCADE; CREATE SCHEMA public');
    await Promise.all([production(), production(), production()]);
  }
  const { rows } = await pool.query('SELECT name FROM schema_migrations');
  expect(rows).toHaveLength(migrationNames().length);
});
