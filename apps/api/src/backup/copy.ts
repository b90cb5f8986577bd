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
    // One that broke meanwhile drains no more, and tells its owner.
    if (!sink.write(chunk) && !sink.destroyed) await once(sink, 'drain');
  }
  // The count follows the last row, perhaps in a packet of its own, and comes before any other answer.
  await client.query('SELECT');
  return rows.rowCount;
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
