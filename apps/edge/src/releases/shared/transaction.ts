import type { Pool, PoolClient } from 'pg';

/** Does `work` in a transaction; a connection on which it has failed is closed, which undoes it. */
export async function inTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let isOver = false;
  try {
    await client.query('BEGIN');
    const done = await work(client);
    await client.query('COMMIT');
    isOver = true;
    return done;
  } finally {
    client.release(!isOver);
  }
}
