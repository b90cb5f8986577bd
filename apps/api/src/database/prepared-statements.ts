import { createHash } from 'node:crypto';
import type { Executor } from './client.ts';

/** A statement as Drizzle builds it, before it is asked. */
type Built = { toSQL: () => { sql: string }; prepare: (name: string) => unknown };

/**
 * What is asked often, built once for the database and once for each transaction instead of at every question:
 * `perExecutor((db) => ({ events: prepared(db.select()…) }))`. What changes from question to question stands in it
 * as `sql.placeholder('orderId')`.
 */
export function perExecutor<Statements>(
  build: (db: Executor) => Statements,
): (db: Executor) => Statements {
  const built = new WeakMap<Executor, Statements>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const statements = build(db);
    built.set(db, statements);
    return statements;
  };
}

/**
 * A statement that PostgreSQL plans once a connection. Its name is made of its text, so that no two texts share
 * one.
 */
export function prepared<Statement extends Built>(
  statement: Statement,
): ReturnType<Statement['prepare']>;
export function prepared(statement: Built): unknown {
  const { sql } = statement.toSQL();
  return statement.prepare(createHash('sha1').update(sql).digest('base64url'));
}

/** A statement that PostgreSQL plans anew at every question, since its plan depends on the values. */
export function unnamed<Statement extends Built>(
  statement: Statement,
): ReturnType<Statement['prepare']>;
export function unnamed(statement: Built): unknown {
  return statement.prepare('');
}
