import { expect, test } from 'vitest';
import { openDatabase } from './client.ts';
import { createTestDatabase } from './testing/create-test-database.ts';

const { pool, url } = await createTestDatabase();

test('a connection that breaks within a transaction fails that transaction, and not the process', async () => {
  const { db, close } = openDatabase(url);
  const work = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await new Promise((done) => setTimeout(done, 100));
    await tx.execute('SELECT 1');
  });
  await expect(work).rejects.toThrow('Failed query');
  expect((await db.execute('SELECT 1')).rowCount).toBe(1);
  await close();
});
