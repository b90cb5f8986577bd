import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { migrationNames } from './migrate.ts';
import * as schema from './schema/index.ts';

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

test('drizzle-kit knows of every migration, and so numbers the next one after them', () => {
  const journal = readFileSync(new URL('./migrations/meta/_journal.json', import.meta.url), 'utf8');
  const { entries } = Journal.parse(JSON.parse(journal));
  expect(entries.map(({ tag }) => tag)).toEqual(migrationNames());
  expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_, index) => index));
});

test('a migration that changes a type says that it breaks older code, whose statements are prepared', () => {
  const folder = new URL('./migrations/', import.meta.url);
  const sinceThen = readdirSync(folder).filter((file) => file.endsWith('.sql') && file > '0014');
  const changes = sinceThen.filter((file) =>
    /ALTER COLUMN \S+ (?:SET DATA )?TYPE/iu.test(readFileSync(new URL(file, folder), 'utf8')),
  );
  const silent = changes.filter(
    (file) => !readFileSync(new URL(file, folder), 'utf8').includes('breaks_older'),
  );
  expect(silent).toEqual([]);
});
