import { listAdminBills, type AdminBillSummary, type ListMeta } from '@tassis/contracts';
import { beforeAll, expect, test } from 'vitest';
import { createTestApi } from '../../testing/create-test-api.ts';

const api = await createTestApi();
const { token } = await api.signIn('admin');
const { id: client } = await api.signIn('client');

/** Three bills, issued one after the other, due in another order: on the 3rd, 1st and 2nd of December. */
const dueDays = ['2026-12-03', '2026-12-01', '2026-12-02'];

beforeAll(async () => {
  for (const [n, day] of dueDays.entries()) {
    await api.pool.query(
      `WITH ordered AS (
         INSERT INTO orders (reference, client_id, content, pricing, total_centimes, submission_hash)
         VALUES ('CMD-' || $1, $2, '{"kind": "domiciliation"}', '{}', 0, $1) RETURNING id)
       INSERT INTO bills (number, order_id, client_id, parties, lines, pricing, total_centimes, issued_on, due_on, search, created_at)
       SELECT 'FAC-' || $1, id, $2,
         '{"client":{"name":"Salma","companyName":null,"ice":null,"email":null}}', '[]',
         '{"subtotal":0,"vat":0,"fees":0,"total":0}', 0, '2026-11-01', $3, 'atlas', timestamptz '2026-11-01Z' + $1::int * interval '1 day'
       FROM ordered`,
      [String(n), client, day],
    );
  }
});

const ask = (query: object) => api.ask(listAdminBills, { token, anyQuery: { ...query } });
const list = async (query: object) => {
  const { data, meta } = (await ask(query)).json<{ data: AdminBillSummary[]; meta: ListMeta }>();
  return { days: data.map(({ due_on: day }) => day.slice(-2)), meta };
};

test.each([
  [{}, ['02', '01', '03']],
  [{ sort: 'due_on' }, ['01', '02', '03']],
  [{ sort: '-due_on' }, ['03', '02', '01']],
  [{ sort: 'due_on', status: 'unpaid' }, ['01', '02', '03']],
  [{ sort: 'due_on', client }, ['01', '02', '03']],
  [{ sort: 'due_on', search: 'atlas' }, ['01', '02', '03']],
])('bills requested with %o are in this order: %j', async (query, days) => {
  expect((await list(query)).days).toEqual(days);
});

test('bills by due date are paged by cursor, in both directions', async () => {
  const sort = 'due_on';
  const first = await list({ sort, per_page: 2 });
  expect(first.days).toEqual(['01', '02']);
  const second = await list({ sort, per_page: 2, cursor: first.meta.next_cursor });
  expect(second.days).toEqual(['03']);
  const back = await list({ sort, per_page: 2, cursor: second.meta.prev_cursor });
  expect(back.days).toEqual(['01', '02']);
});

test('a combination without index is refused: days of issue sorted by due date, and a cursor of the other order', async () => {
  expect((await ask({ sort: 'due_on', from: '2026-11-01' })).json()).toMatchObject({
    code: 'validation_failed',
    errors: { sort: [expect.any(String)] },
  });
  const { meta } = await list({ per_page: 1 });
  const mixed = await ask({ sort: 'due_on', cursor: meta.next_cursor });
  expect([mixed.statusCode, Object.keys(mixed.json().errors)]).toEqual([422, ['cursor']]);
});
