import { asFields } from '@tassis/contracts';
import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import type { Executor } from './client.ts';
import { statementCache } from './prepared-statements.ts';
import { settings } from './schema/index.ts';
import { createTestDatabase } from './testing/create-test-database.ts';

const { db, pool } = await createTestDatabase();
const ofKey = eq(settings.key, sql.placeholder('key'));
const select = (executor: Executor) => executor.select().from(settings).where(ofKey);

test('a statement is built once for the database and once in a transaction, and has one name', async () => {
  const prepared = statementCache();
  const build = vi.fn<typeof select>(select);
  const ask = (executor: Executor, key: string) =>
    prepared(executor, 'of key', () => build(executor)).execute({ key });
  const query = vi.spyOn(pool, 'query');
  expect(await ask(db, 'firm')).toHaveLength(await db.$count(settings, eq(settings.key, 'firm')));
  expect(await ask(db, 'none')).toEqual([]);
  expect(build).toHaveBeenCalledTimes(1);
  await db.transaction(async (tx) => {
    await ask(tx, 'firm');
    await ask(tx, 'none');
  });
  expect(build).toHaveBeenCalledTimes(2);
  const named = query.mock.calls.flatMap(([asked]) => asFields(asked)['name'] ?? []);
  expect(new Set(named)).toEqual(new Set([expect.stringMatching(/^[\w-]{27}$/u)]));
  query.mockRestore();
});

test('two texts have two names', async () => {
  const prepared = statementCache();
  const query = vi.spyOn(pool, 'query');
  await prepared(db, 'one', () => select(db)).execute({ key: 'firm' });
  await prepared(db, 'two', () => select(db).limit(1)).execute({ key: 'firm' });
  const names = query.mock.calls.map(([asked]) => asFields(asked)['name']);
  expect(new Set(names).size).toBe(2);
  query.mockRestore();
});
