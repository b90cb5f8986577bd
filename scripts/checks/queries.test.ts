import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../apps/api/src');
const home = /\.repository\.ts$|\.test\.ts$|(?:^|\/)(?:database|lists|seed|testing)\//;

/** Files outside of the layers that may have queries, with the reason. */
const elsewhere: Record<string, string> = {
  'modules/bills/newest-bill.ts': 'a condition that the repositories of bills and orders share',
  'jobs/prepare-jobs.ts': 'hands over what pg-boss asks',
  'start/prepare.ts': 'asks a server for its version before its tables are there',
  'start/with-database.ts': 'likewise whether a database was ever started',
  'live/listen-to-database.ts': 'LISTEN is a statement of a connection that stays',
  'backup/copy.ts': 'a backup knows tables by their names, whatever is in them',
  'backup/tables.ts': 'likewise',
  'backup/take-backup.ts': 'likewise',
  'backup/restore-backup.ts': 'likewise',
  'backup/main.ts': 'begins and ends the transaction in which people are erased again',
};

/** Tables, and the builders of queries over them; the shape of a failed query does not count. */
const builder = /\/database\/schema\/|^drizzle-orm(?!\/errors)/;
const valueImport = /^import (?!type\b)[^;]*?from '([^']+)'/gm;
/** A statement as text. */
const statement = /\.query[<(]/;

function hasQueries(file: string): boolean {
  const text = readFileSync(path.join(root, file), 'utf8');
  const imports = [...text.matchAll(valueImport)].map(([, target]) => target ?? '');
  return statement.test(text) || imports.some((target) => builder.test(target));
}

const queried = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && hasQueries(file),
);

it('queries of the API are in its repositories', () => {
  expect(queried.filter((file) => file.endsWith('.repository.ts')).length).toBeGreaterThan(60);
  expect(queried.filter((file) => !home.test(file)).toSorted()).toEqual(
    Object.keys(elsewhere).toSorted(),
  );
});
