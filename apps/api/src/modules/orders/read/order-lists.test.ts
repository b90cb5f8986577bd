import {
  getClientOrder,
  listAdminOrders,
  listClientOrders,
  type AdminOrderSummary,
  type ListMeta,
} from '@tassis/contracts';
import { type ServiceType, quoteNegativeCertificate } from '@tassis/domain';
import { pricingSettings } from '@tassis/testing/builders';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { orders } from '../../../database/schema/index.ts';
import { anyContent } from '../../../testing/any-content.ts';
import { createTestApi } from '../../../testing/create-test-api.ts';
import { anyText } from '../../../testing/matchers.ts';

type Answer = { data: AdminOrderSummary[]; meta: ListMeta };

const api = await createTestApi();
const admin = await api.signIn('admin');
const client = await api.signIn('client');
const other = await api.signIn('client');
const quote = quoteNegativeCertificate(pricingSettings());

const HOUR_MS = 3_600_000;
const newest = Date.parse('2025-07-20T20:00:00.000Z');

/** The last one is a domiciliation. */
const getType = (n: number): ServiceType =>
  n === 44 ? 'domiciliation' : 'negative_certificate_request';

/**
 * 45 orders, two an hour backwards from 21:00 in Morocco (UTC+1 that summer), so that only the last one is of the
 * previous day. Every third is the other client's.
 */
beforeAll(async () => {
  const rows = Array.from({ length: 45 }, (_, n) => ({
    reference: `CMD-2026-${String(45 - n).padStart(6, '0')}`,
    clientId: n % 3 === 2 ? other.id : client.id,
    status: n % 5 === 0 ? ('completed' as const) : ('submitted' as const),
    content: anyContent(getType(n)),
    pricing: quote,
    totalCentimes: quote.total,
    submissionHash: `hash-${n}`,
    search: sql`fold_text(${n % 3 === 2 ? 'Société Élégante 100%' : 'Atlas Conseil'})`,
    createdAt: new Date(newest - Math.floor(n / 2) * HOUR_MS),
  }));
  await api.db.insert(orders).values(rows);
});

const list = async (query: object = {}): Promise<Answer> => {
  const answer = await api.ask(listAdminOrders, { query, token: admin.token });
  return answer.json<Answer>();
};
const refused = async (query: object) => {
  const answer = await api.ask(listAdminOrders, { query, token: admin.token });
  return [answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)];
};
const cursorAt = (at: string) =>
  Buffer.from(JSON.stringify(['after', at, '00000000-0000-4000-8000-000000000000'])).toString(
    'base64url',
  );
const ids = ({ data }: Answer) => data.map(({ id }) => id);

describe('the staff’s list of orders', () => {
  test('is newest first, twenty a page, with the clients', async () => {
    const { data, meta } = await list();
    expect(data).toHaveLength(20);
    expect(data[0]).toMatchObject({
      finalPrice: 470,
      services: [{ type: 'negative_certificate_request', status: data[0]?.status }],
      client: { id: client.id, email: client.email },
      created_at: '2025-07-20T20:00:00.000Z',
    });
    const dates = data.map(({ created_at: at }) => at);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(meta).toEqual({
      page: 1,
      per_page: 20,
      total: 45,
      total_capped: false,
      next_cursor: anyText,
      prev_cursor: null,
    });
  });

  test.each(['-created_at', 'created_at'])(
    'has the same content by pages or by cursors, forwards or backwards (%s)',
    async (sort) => {
      const byPage = [1, 2, 3, 4, 5, 6, 7].map((page) => list({ sort, page, per_page: 7 }));
      const whole = (await Promise.all(byPage)).flatMap(ids);
      expect(new Set(whole).size).toBe(45);

      const forwards: string[] = [];
      let next = await list({ sort, per_page: 7 });
      for (;;) {
        forwards.push(...ids(next));
        if (next.meta.next_cursor === null) break;
        next = await list({ sort, per_page: 7, cursor: next.meta.next_cursor });
      }
      expect(forwards).toEqual(whole);

      const backwards: string[] = [];
      let previous = await list({ sort, per_page: 7, cursor: 'last' });
      expect(previous.meta.next_cursor).toBeNull();
      for (;;) {
        backwards.unshift(...ids(previous));
        if (previous.meta.prev_cursor === null) break;
        previous = await list({ sort, per_page: 7, cursor: previous.meta.prev_cursor });
      }
      expect(backwards).toEqual(whole);
    },
  );

  test('a cursor keeps its position while orders are added', async () => {
    const first = await list({ per_page: 10 });
    const [late] = await api.db
      .insert(orders)
      .values({
        reference: 'CMD-2026-000099',
        clientId: client.id,
        content: anyContent('negative_certificate_request'),
        pricing: quote,
        totalCentimes: quote.total,
        submissionHash: 'late',
        createdAt: new Date(newest + HOUR_MS),
      })
      .returning();
    const second = await list({ per_page: 10, cursor: first.meta.next_cursor ?? '' });
    expect(new Set([...ids(first), ...ids(second)]).size).toBe(20);
    await api.db.delete(orders).where(sql`id = ${late?.id}`);
  });

  test('a page past the end is empty and links back', async () => {
    const { data, meta } = await list({ page: 9 });
    expect(data).toEqual([]);
    expect(meta).toMatchObject({ page: 9, total: 45, next_cursor: null });
  });

  test.each([
    [{ status: 'completed' }, 9],
    [{ service: 'domiciliation' }, 1],
    [{ service: 'company_creation' }, 0],
    [{ status: 'submitted', service: 'negative_certificate_request' }, 35],
    [{ from: '2025-07-20' }, 44],
    [{ to: '2025-07-19' }, 1],
    [{ from: '2025-07-20', to: '2025-07-20' }, 44],
    [{ from: '2000-01-01', to: '2999-12-31' }, 45],
  ])('filters %j', async (query, total) => {
    const { meta } = await list({ ...query, per_page: 1 });
    expect(meta.total).toBe(total);
  });

  test('filters by client', async () => {
    const { data, meta } = await list({ client: other.id });
    expect(meta.total).toBe(15);
    expect(new Set(data.map((order) => order.client.id))).toEqual(new Set([other.id]));
  });

  test.each([
    ['elegante', 15],
    ['ÉLÉGANTE', 15],
    ['societe el', 15],
    ['100%', 15],
    ['100\uFF05', 15],
    ['1_0%', 0],
    ['1\uFF3F0', 0],
    ['100\uFF05\uFF05', 0],
    ['\uFF05\uFF05\uFF05', 0],
    ['\\\\\\', 0],
    ['e\u0301le\u0301gante', 15],
    ['atlas', 30],
    ['introuvable', 0],
  ])('searches %s without accents or case, and has no wildcards', async (search, total) => {
    expect((await list({ search })).meta.total).toBe(total);
  });

  test('a search is paged in the same way', async () => {
    const first = await list({ search: 'atlas', per_page: 20 });
    const second = await list({
      search: 'atlas',
      per_page: 20,
      cursor: first.meta.next_cursor ?? '',
    });
    expect(new Set([...ids(first), ...ids(second)]).size).toBe(30);
    expect(second.meta.next_cursor).toBeNull();
  });

  test.each([
    [{ page: 51 }, 'page'],
    [{ per_page: 101 }, 'per_page'],
    [{ search: 'ab' }, 'search'],
    [{ search: '\u0301\u0301\u0301' }, 'search'],
    [{ search: 'ab\u0301' }, 'search'],
    [{ sort: 'total' }, 'sort'],
    [{ status: 'lost' }, 'status'],
    [{ cursor: 'abc' }, 'cursor'],
    [{ cursor: Buffer.from('["after","x","y"]').toString('base64url') }, 'cursor'],
    [{ cursor: cursorAt('0000-01-01T00:00:00.000Z') }, 'cursor'],
    [{ cursor: cursorAt('9999-12-31T23:59:59.999Z') }, 'cursor'],
    [{ from: '2026-13-01' }, 'from'],
    [{ from: '0000-01-01' }, 'from'],
    [{ to: '0000-01-01' }, 'to'],
    [{ to: '9999-12-31' }, 'to'],
    [{ client: '1 OR 1=1' }, 'client'],
    [{ offset: 5 }, 'offset'],
  ])('refuses %j', async (query, field) => {
    expect(await refused(query)).toEqual([422, [field]]);
  });

  test('counts up to a thousand, says when there are more, and searches the newest thousand', async () => {
    const content = anyContent('negative_certificate_request');
    const many = Array.from({ length: 1100 }, (_, n) => ({
      reference: `CMD-2025-${String(n).padStart(6, '0')}`,
      clientId: other.id,
      content,
      pricing: quote,
      totalCentimes: quote.total,
      submissionHash: `many-${n}`,
      search: 'beaucoup',
      createdAt: new Date(Date.parse('2025-06-01T00:00:00Z') + n * 60_000),
    }));
    await api.db.insert(orders).values(many);
    expect((await list()).meta).toMatchObject({ total: 1000, total_capped: true });
    const oldest = await list({ search: 'beaucoup', sort: 'created_at', per_page: 1 });
    expect(oldest.meta).toMatchObject({ total: 1000, total_capped: true });
    // Numbers 0 to 99 are hits older than the newest thousand.
    expect(oldest.data[0]?.reference).toBe('CMD-2025-000100');
  });
});

const mine = async (query: object = {}) => {
  const answer = await api.ask(listClientOrders, { query, token: client.token });
  return answer.json<Answer>();
};
const getStatus = async (id: string) =>
  (await api.ask(getClientOrder, { params: { id }, token: client.token })).statusCode;

describe('a client’s list of orders', () => {
  test('contains their own orders only', async () => {
    const { data, meta } = await mine({ per_page: 100 });
    expect(meta.total).toBe(30);
    expect(data).toHaveLength(30);
    expect(data[0]).not.toHaveProperty('client');
  });

  test('is filtered by status and searched', async () => {
    expect((await mine({ status: 'completed' })).meta.total).toBe(6);
    expect((await mine({ search: 'elegante' })).meta.total).toBe(0);
    expect((await mine({ search: 'conseil' })).meta.total).toBe(30);
  });

  test('another client’s order is a 404, as one that does not exist', async () => {
    const theirs = (await list({ client: other.id })).data[0]?.id ?? '';
    const own = (await mine()).data[0]?.id ?? '';
    expect(await getStatus(own)).toBe(200);
    expect(await getStatus(theirs)).toBe(404);
    expect(await getStatus('00000000-0000-4000-8000-000000000000')).toBe(404);
    expect(await getStatus('1')).toBe(422);
  });
});
