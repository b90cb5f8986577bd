import { healthReady } from '@tassis/contracts';
import { afterEach, expect, test } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';
import { migrationNames } from './migrate.ts';
import { prepareDatabase } from '../start/prepare.ts';
import { textLike, textWith } from '../testing/matchers.ts';

const api = await createTestApi();
const ready = async () => (await api.ask(healthReady)).statusCode;

async function start() {
  const told: string[] = [];
  const progress = (message: string) => void told.push(message);
  await prepareDatabase(api.databaseUrl, { demo: null, progress });
  return told;
}

afterEach(() => api.pool.query(`DELETE FROM schema_migrations WHERE name LIKE '9%'`));
const apply = (name: string, breaksOlder: boolean) =>
  api.pool.query('INSERT INTO schema_migrations (name, breaks_older) VALUES ($1, $2)', [
    name,
    breaksOlder,
  ]);

test('a database that a newer version has changed for good refuses the start, and is not ready', async () => {
  expect(await ready()).toBe(200);
  await apply('9000_move_everything', true);
  await expect(start()).rejects.toMatchObject({
    name: 'StartupError',
    message: textLike(/newer than this version .* 9000_move_everything\.$/u),
    hint: textWith('Start the newer version'),
  });
  expect(await ready()).toBe(503);
  expect(api.logs.join('')).toContain('9000_move_everything');
});

test('one that a newer version has only added to is told of, and worked with', async () => {
  await apply('9001_add_a_table', false);
  expect(await start()).toContainEqual(textWith('9001_add_a_table'));
  expect(await ready()).toBe(200);
});

test('one that an older version has left is not ready until a start brings it up to date', async () => {
  const last = migrationNames().at(-1) ?? '';
  await api.pool.query('DELETE FROM schema_migrations WHERE name = $1', [last]);
  expect(await ready()).toBe(503);
  expect(api.logs.join('')).toContain(`its migration ${last} has not run`);
  await apply(last, false);
  expect(await ready()).toBe(200);
});
