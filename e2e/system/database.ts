import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import type { SystemAddresses } from './addresses.ts';

/** Runs one statement in the database of a running system, as with psql. */
export async function sql(
  { dataDirectory }: SystemAddresses,
  statement: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const folder = path.join(dataDirectory, 'postgres');
  const [, , , port] = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
  const client = new Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'tassis',
    database: 'tassis',
    password: readFileSync(path.join(folder, 'tassis.password'), 'utf8').trim(),
  });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
}
