import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from, to } from 'pg-copy-streams';

/** Runs a `COPY … TO STDOUT`, as fast as the sink takes it. @returns how many rows */
export async function copyOut(
  client: ClientBase,
  statement: string,
  sink: Writable,
): Promise<number> {
  const rows = client.query(to(statement));
  const chunks: AsyncIterable<Buffer> = rows;
  for await (const chunk of chunks) {
    if (!sink.write(chunk) && !sink.destroyed) await drained(sink);
  }
  // PostgreSQL sends the row count after the last row, perhaps in a packet of its own. Once another statement is answered, the count has arrived.
  await client.query('SELECT');
  return rows.rowCount;
}

/** A sink that was closed meanwhile never emits `drain`, so `close` is awaited, too. */
async function drained(sink: Writable): Promise<void> {
  const first = new AbortController();
  const options = { signal: first.signal };
  await Promise.race([once(sink, 'drain', options), once(sink, 'close', options)]);
  first.abort();
}

/** Runs a `COPY … FROM STDIN`. @returns how many rows */
export async function copyIn(
  client: ClientBase,
  statement: string,
  source: Readable,
): Promise<number> {
  const rows = client.query(from(statement));
  await pipeline(source, rows);
  return rows.rowCount;
}
