import { expect, test } from 'vitest';
import { insertAccount } from '../testing/accounts.ts';
import { createTestDatabase } from './testing/create-test-database.ts';

const { db, pool } = await createTestDatabase();

const insertOrder = async (reference: string, service: string) => {
  const { id: client } = await insertAccount(db, 'client');
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO orders (reference, client_id, service, pricing, total_centimes, submission_hash)
     VALUES ($1, $2, $3, '{}', 1, 'h') RETURNING id`,
    [reference, client, service],
  );
  return rows[0]?.id ?? '';
};
const insertService = (orderId: string, type: string) =>
  pool.query('INSERT INTO order_services (order_id, type) VALUES ($1, $2)', [orderId, type]);

test('the type of an order’s service is never another than its order says', async () => {
  const id = await insertOrder('CMD-4', 'domiciliation');
  await expect(insertService(id, 'company_creation')).rejects.toThrow('order_services_order');
  await insertService(id, 'domiciliation');
  for (const change of [
    `UPDATE orders SET service = 'company_creation' WHERE id = $1`,
    `UPDATE order_services SET type = 'company_creation' WHERE order_id = $1`,
  ]) {
    await expect(pool.query(change, [id])).rejects.toThrow('order_services_order');
  }
  await pool.query('DELETE FROM orders WHERE id = $1', [id]);
  const { rowCount } = await pool.query('SELECT FROM order_services WHERE order_id = $1', [id]);
  expect(rowCount).toBe(0);
});
