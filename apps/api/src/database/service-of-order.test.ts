import { describe, expect, test } from 'vitest';
import { insertAccount } from '../testing/accounts.ts';
import { migrate } from './migrate.ts';
import { createTestDatabase } from './testing/create-test-database.ts';

const { db, pool } = await createTestDatabase();

const insertOrder = async (reference: string, service: string | null) => {
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
const serviceOf = async (id: string) => {
  const { rows } = await pool.query<{ service: string | null }>(
    'SELECT service FROM orders WHERE id = $1',
    [id],
  );
  return rows[0]?.service;
};

describe('the type of an order’s service', () => {
  test('comes to the orders that there are', async () => {
    const id = await insertOrder('CMD-2', null);
    await insertService(id, 'domiciliation');
    await pool.query(`
      DROP TRIGGER order_services_name_service ON order_services;
      DROP FUNCTION name_service_of_order;
      ALTER TABLE order_services DROP CONSTRAINT order_services_order;
      ALTER TABLE order_services ADD CONSTRAINT order_services_order_id_orders_id_fk
        FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;
      CREATE INDEX order_services_type ON order_services (type, order_id);
      ALTER TABLE orders DROP COLUMN service;
      CREATE INDEX orders_newest_of_client ON orders (client_id, created_at, id, status);
      DELETE FROM schema_migrations WHERE name = '0016_keep_service_on_orders'`);
    expect(await migrate(pool)).toEqual(['0016_keep_service_on_orders']);
    expect(await serviceOf(id)).toBe('domiciliation');
  });

  test('comes to an order that older code writes', async () => {
    const id = await insertOrder('CMD-3', null);
    await insertService(id, 'company_creation');
    expect(await serviceOf(id)).toBe('company_creation');
  });

  test('is never another than its order says', async () => {
    const id = await insertOrder('CMD-4', 'domiciliation');
    await expect(insertService(id, 'company_creation')).rejects.toThrow('order_services_order');
    await insertService(id, 'domiciliation');
    for (const change of [
      `UPDATE orders SET service = 'company_creation' WHERE id = $1`,
      `UPDATE orders SET service = NULL WHERE id = $1`,
      `UPDATE order_services SET type = 'company_creation' WHERE order_id = $1`,
    ]) {
      await expect(pool.query(change, [id])).rejects.toThrow('order_services_order');
    }
    await pool.query('DELETE FROM orders WHERE id = $1', [id]);
    const { rowCount } = await pool.query('SELECT FROM order_services WHERE order_id = $1', [id]);
    expect(rowCount).toBe(0);
  });
});
