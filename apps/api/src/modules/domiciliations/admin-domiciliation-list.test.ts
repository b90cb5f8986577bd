import {
  listAdminDomiciliations,
  renewDomiciliation,
  type AdminDomiciliationSummary,
  type ListMeta,
} from '@tassis/contracts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { domiciliationPeriods, domiciliations } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { insertDomiciled } from '../../testing/domiciled.ts';

type Query = Record<string, string | number>;
type Answer = { data: AdminDomiciliationSummary[]; meta: ListMeta };

const api = await createTestApi();
const client = await api.signIn('client');
const { token } = await api.signIn('admin');

beforeEach(async () => {
  await api.db.delete(domiciliationPeriods);
  await api.db.delete(domiciliations);
});

const ask = (query: Query) => api.ask(listAdminDomiciliations, { token, anyQuery: query });
const read = async (query: Query) => (await ask(query)).json<Answer>();
const list = async (query: Query) => (await read(query)).data.map(({ id }) => id);

/** Reads all pages, with one row per page. */
async function walk(query: Query, cursor: string | null = null): Promise<string[]> {
  const page = await read({ ...query, per_page: 1, ...(cursor !== null && { cursor }) });
  const { next_cursor: next } = page.meta;
  const ids = page.data.map(({ id }) => id);
  return next === null ? ids : [...ids, ...(await walk(query, next))];
}

describe('the list of domiciliations filtered by days', () => {
  test.each([{ year: 2026 }, { from: '2026-01-01' }, { to: '2030-01-01' }])(
    'with %j is sorted by last day, page by page',
    async (filter) => {
      const made = [];
      for (const endDate of ['2027-05-01', '2026-05-01', '2028-05-01', '2027-05-01']) {
        made.push((await insertDomiciled(api, client, { endDate })).id);
      }
      const [a = '', b = '', c = '', d = ''] = made;
      const byEnd = [b, ...[a, d].toSorted(), c];
      expect(await walk({ ...filter, sort: 'end_date' })).toEqual(byEnd);
      expect(await walk(filter)).toEqual(byEnd.toReversed());
      expect(await list({ ...filter, cursor: 'last', per_page: 1 })).toEqual([b]);
      const refused = await ask({ ...filter, sort: 'created_at' });
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['sort']]);
    },
  );

  test('refuses a cursor of the other order', async () => {
    for (let made = 0; made < 2; made += 1) await insertDomiciled(api, client, {});
    const { next_cursor: byOpening } = (await read({ per_page: 1 })).meta;
    const { next_cursor: byEnd } = (await read({ per_page: 1, sort: 'end_date' })).meta;
    for (const query of [{ cursor: byOpening ?? '', sort: 'end_date' }, { cursor: byEnd ?? '' }]) {
      const refused = await ask(query);
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['cursor']]);
    }
  });

  test('of a year follows each change of a domiciliation', async () => {
    const { id } = await insertDomiciled(api, client, { endDate: '2027-05-01' });
    const years = async () => {
      const { rows } = await api.pool.query<{ year: number }>(
        'SELECT year FROM domiciliation_years WHERE domiciliation_id = $1 ORDER BY year',
        [id],
      );
      return rows.map(({ year }) => year);
    };
    expect(await years()).toEqual([2026, 2027]);
    const payload = { domiciliation_id: id };
    await api.ask(renewDomiciliation, { token: client.token, payload });
    expect(await years()).toEqual([2026, 2027, 2028]);
    // Half past midnight on the first of January in Morocco.
    const closedAt = new Date('2026-12-31T23:30:00Z');
    await api.db.update(domiciliations).set({ closedAt }).where(eq(domiciliations.id, id));
    expect(await years()).toEqual([2026, 2027]);
    expect(await list({ year: 2027, status: 'closed' })).toEqual([id]);
    expect(await list({ year: 2027, status: 'open' })).toEqual([]);
  });
});
