import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { migrationNames } from './migrate.ts';
import * as schema from './schema/index.ts';
import { createTestDatabase } from './testing/create-test-database.ts';

const { pool } = await createTestDatabase();
const ofCode = (await createTestDatabase()).pool;

const Journal = z.object({ entries: z.array(z.object({ idx: z.number(), tag: z.string() })) });
const Snapshot = z.looseObject({ id: z.string() });

test('the migrations make the schema that the code has', async () => {
  const folder = new URL('./migrations/meta/', import.meta.url);
  const newest = readdirSync(folder)
    .filter((file) => file.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1);
  const recorded = Snapshot.parse(JSON.parse(readFileSync(new URL(newest ?? '', folder), 'utf8')));
  const missing = await generateMigration(recorded, generateDrizzleJson(schema, recorded.id));
  expect(missing).toEqual([]);
});

/** The functions that columns and indexes use: drizzle-kit knows of no function. */
const FUNCTIONS = `SELECT pg_get_functiondef(oid) AS statement FROM pg_proc WHERE proname IN ('fold_text', 'phone_digits')`;

const TABLES = `
  SELECT concat_ws(' ', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull, attgenerated,
      attidentity, pg_get_expr(adbin, adrelid)) AS part
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid LEFT JOIN pg_attrdef ON (adrelid, adnum) = (attrelid, attnum)
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0
  UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  ORDER BY 1`;

const describeTables = async (database: Pool) => {
  const { rows } = await database.query<{ part: string }>(TABLES);
  return rows.map(({ part }) => part).filter((part) => !part.includes('schema_migrations'));
};

test('the database that the migrations make has the tables, keys and indexes of the code', async () => {
  const functions = await pool.query<{ statement: string }>(FUNCTIONS);
  const tables = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(schema));
  await ofCode.query('DROP SCHEMA public CASCADE');
  await ofCode.query('CREATE SCHEMA public');
  await ofCode.query('CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent');
  for (const { statement } of functions.rows) await ofCode.query(statement);
  for (const statement of tables) await ofCode.query(statement);
  expect(await describeTables(pool)).toEqual(await describeTables(ofCode));
});

test('drizzle-kit knows of every migration, and so numbers the next one after them', () => {
  const journal = readFileSync(new URL('./migrations/meta/_journal.json', import.meta.url), 'utf8');
  const { entries } = Journal.parse(JSON.parse(journal));
  expect(entries.map(({ tag }) => tag)).toEqual(migrationNames());
  expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_, index) => index));
});

test('a migration that changes a type says that it breaks older code, whose statements are prepared', () => {
  const folder = new URL('./migrations/', import.meta.url);
  const migrations = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  const changes = migrations.filter((file) =>
    /ALTER COLUMN \S+ (?:SET DATA )?TYPE/iu.test(readFileSync(new URL(file, folder), 'utf8')),
  );
  const silent = changes.filter(
    (file) => !readFileSync(new URL(file, folder), 'utf8').includes('breaks_older'),
  );
  expect(silent).toEqual([]);
});

test('the set-up page names each migration that older code cannot live with', async () => {
  const page = new URL('../../../../docs/how-to/set-up-production.md', import.meta.url);
  const [, named = ''] =
    /breaks older code \(so far ([^;]+);/u.exec(readFileSync(page, 'utf8')) ?? [];
  const { rows } = await pool.query<{ number: string }>(
    'SELECT left(name, 4) AS number FROM schema_migrations WHERE breaks_older ORDER BY name',
  );
  expect(named).toMatch(/^none$|\d{4}/u);
  expect(rows.map(({ number }) => number)).toEqual(named.match(/\d{4}/gu) ?? []);
});
