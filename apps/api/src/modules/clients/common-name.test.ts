import { listAdminClients } from '@tassis/contracts';
import { beforeAll, expect, test } from 'vitest';
import { createTestApi } from '../../testing/create-test-api.ts';

const api = await createTestApi();
const { token } = await api.signIn('admin');

/** 1 100 clients of the same name: every tenth lives in Ifrane, every twentieth has an open order. */
beforeAll(async () => {
  await api.pool.query(`
    INSERT INTO users (email, password_hash, user_type, user_name)
    SELECT 'client-' || n || '@commun.ma', 'none', 'client', n::text FROM generate_series(1, 1100) n;
    INSERT INTO clients (user_id, first_name, last_name, phone, city)
    SELECT id, 'Salma', 'Alaoui', '0612345678', CASE WHEN user_name LIKE '%0' THEN 'Ifrane' ELSE 'Fès' END
    FROM users WHERE email LIKE '%@commun.ma';
    INSERT INTO client_open_orders (client_id, created_at, orders)
    SELECT user_id, clients.created_at, 1 FROM clients JOIN users ON users.id = user_id
    WHERE email LIKE '%@commun.ma' AND user_name::int % 20 = 0`);
});

test.each([
  [{}, 1000, true],
  [{ city: 'Ifrane' }, 110, false],
  [{ orders: 'open' }, 55, false],
  [{ orders: 'open', city: 'Ifrane' }, 55, false],
  [{ bills: 'unpaid' }, 0, false],
] as const)(
  'of 1 100 clients that match a word, %o matches %i',
  async (filter, total, isCapped) => {
    for (const search of ['alaoui', 'commun.ma']) {
      const query = { search, ...filter };
      const answer = await api.ask(listAdminClients, { token, query });
      const { data, meta } = answer.json();
      expect([meta.total, meta.total_capped]).toEqual([total, isCapped]);
      expect(data).toHaveLength(Math.min(total, 20));
    }
  },
);
