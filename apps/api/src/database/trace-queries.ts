import { AsyncResource } from 'node:async_hooks';
import { openChildSpan } from '@tassis/settings/tracing';
import type { Pool, PoolClient } from 'pg';

/**
 * Makes a span of each statement of this pool inside an open span. The span has the statement’s text, never its values.
 * The libraries that do so for `pg` change a module while it is loaded, which there is none of in a bundle.
 */
export function traceQueries(pool: Pool): void {
  pool.on('connect', traceClient);
  const connect = pool.connect.bind(pool);
  // Who had to wait for a connection would otherwise go on in the span of who gave it back.
  const bound = (done?: (...given: unknown[]) => void): unknown =>
    done ? connect(AsyncResource.bind(done)) : connect();
  Object.assign(pool, { connect: bound });
}

function traceClient(client: PoolClient): void {
  const query: (...given: unknown[]) => unknown = client.query.bind(client);
  const traced = (...given: unknown[]): unknown => {
    const text = textOf(given[0]);
    const span = text === undefined ? undefined : openChildSpan(describe(text));
    if (!span) return query(...given);
    const done = given.at(-1);
    if (isCallback(done)) {
      const told = (error: unknown, result: unknown) => {
        span.end(error ? { error } : {});
        done(error, result);
      };
      return query(...given.slice(0, -1), told);
    }
    const result: unknown = query(...given);
    void Promise.resolve(result).then(
      () => span.end(),
      (error: unknown) => span.end({ error }),
    );
    return result;
  };
  Object.assign(client, { query: traced });
}

function describe(text: string) {
  const [command = ''] = text.trimStart().split(/\W/u, 1);
  return {
    name: command.toUpperCase(),
    kind: 'client',
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
  } as const;
}

/** Undefined of a stream, which the caller reads by itself. */
function textOf(statement: unknown): string | undefined {
  if (typeof statement === 'string') return statement;
  if (typeof statement !== 'object' || statement === null || 'submit' in statement)
    return undefined;
  return 'text' in statement && typeof statement.text === 'string' ? statement.text : undefined;
}

function isCallback(value: unknown): value is (error: unknown, result: unknown) => void {
  return typeof value === 'function';
}
