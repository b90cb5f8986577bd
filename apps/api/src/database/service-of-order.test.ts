import { expect, test } from 'vitest';
import { insertAccount } from '../testing/accounts.ts';
import { createTestDatabase } from './testing/create-test-database.ts';

const { db, pool } = await createTestDatabase();
const { id: client } = await insertAccount(db, 'client');

const insertOrder = async (columns: string, values: string) => {
  const { rows } = await pool.query<{ service: string }>(
    `INSERT INTO orders (reference, client_id, pricing, total_centimes, submission_hash, ${columns})
     VALUES (gen_random_uuid(), $1, '{}', 1, 'h', ${values}) RETURNING service`,
    [client],
  );
  return rows[0]?.service;
};

test.each([
  ['company_creation', 'company_creation'],
  ['domiciliation', 'domiciliation'],
  ['renewal', 'domiciliation'],
])('the service of a %s is %s', async (kind, service) => {
  expect(await insertOrder('content', `'{"kind": "${kind}"}'`)).toBe(service);
});

test('the service of an order is never another than its content says', async () => {
  await expect(insertOrder('content', `'{}'`)).rejects.toThrow('null value in column "service"');
  await expect(
    insertOrder('content, service', `'{"kind": "renewal"}', 'company_creation'`),
  ).rejects.toThrow('non-DEFAULT value into column "service"');
});
