import { createHash } from 'node:crypto';
import type { Executor } from './client.ts';

/** A statement that Drizzle has built and not executed yet. */
type Built = { toSQL: () => { sql: string }; prepare: (name: string) => unknown };

type Prepare = <Statement extends Built>(
  db: Executor,
  key: string,
  build: () => Statement,
) => ReturnType<Statement['prepare']>;

/**
 * Prepared statements: each is built once for the database and once for each transaction that uses it, and planned by
 * PostgreSQL once a connection: `prepared(db, 'events', () => db.select()…).execute({ orderId })`, with
 * `sql.placeholder('orderId')` for the values of one execution. A key names one text in its cache;
 * PostgreSQL knows it by a hash of the text.
 */
export function statementCache(): Prepare {
  const names = new Map<string, string>();
  const statements = new WeakMap<Executor, Map<string, unknown>>();

  function prepared<Statement extends Built>(
    db: Executor,
    key: string,
    build: () => Statement,
  ): ReturnType<Statement['prepare']>;
  function prepared(db: Executor, key: string, build: () => Built): unknown {
    const known = statements.get(db) ?? new Map<string, unknown>();
    statements.set(db, known);
    if (!known.has(key)) {
      const statement = build();
      const name = names.get(key) ?? computeName(statement);
      names.set(key, name);
      known.set(key, statement.prepare(name));
    }
    return known.get(key);
  }
  return prepared;
}

function computeName(statement: Built): string {
  return createHash('sha1').update(statement.toSQL().sql).digest('base64url');
}
