import { linkAdminList, listAdminBills } from '@tassis/contracts';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import * as schema from '../../database/schema/index.ts';
import { billedOrder } from '../../testing/billed-order.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { textWith } from '../../testing/matchers.ts';

const { bills, clients } = schema;
const seen: string[] = [];
const api = await createTestApi({
  replace: ({ pool }) => ({
    db: drizzle(pool, { schema, logger: { logQuery: (text) => void seen.push(text) } }),
  }),
});
const admin = await api.signIn('admin');
const client = await api.signIn('client');
await api.db
  .update(clients)
  .set({ companyName: '=HYPERLINK("http://evil.example")' })
  .where(eq(clients.userId, client.id));
const { bill } = await billedOrder(api, client.token);

const link = (query: Record<string, string>, headers = {}) =>
  api.ask(linkAdminList, {
    token: admin.token,
    params: { list: 'payments' },
    query: { format: 'csv', ...query },
    headers,
  });
const readCsv = async (query: Record<string, string>) => {
  const linked = await link(query);
  const { url } = linked.json<{ data: { url: string } }>().data;
  return api.app.inject({ method: 'GET', url });
};
const readRows = (text: string) =>
  parse<Record<string, string>>(text, { bom: true, columns: true, delimiter: ';' });

/** Credit notes of the bill, two with each timestamp. */
const insertNotes = async (count: number, prefix: string, search: string) => {
  const notes = Array.from({ length: count }, (_, index) => ({
    ...bill,
    id: undefined,
    number: `${prefix}-${index}`,
    kind: 'credit_note' as const,
    search,
    createdAt: new Date(api.clock().getTime() - (index >> 1) * 1000),
  }));
  await api.db.insert(bills).values(notes);
};

describe('a list as CSV', () => {
  test('has the list’s rows in the format of a French spreadsheet, without formulas', async () => {
    const answer = await readCsv({});
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': textWith('filename="factures.csv"'),
    });
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [row] = readRows(answer.payload);
    expect(row).toMatchObject({
      Numéro: bill.number,
      Société: `'=HYPERLINK("http://evil.example")`,
      'Total TTC': '470',
      État: 'À payer',
    });
  });

  test('has the same filters as the list', async () => {
    expect(readRows((await readCsv({ status: 'paid' })).payload)).toEqual([]);
    expect(
      readRows((await readCsv({ client: client.id, from: '2026-11-21' })).payload),
    ).toHaveLength(1);
  });

  test.each([{ status: 'eaten' }, { client: 'nobody' }, { colour: 'red' }, { search: 'e\u0301a' }])(
    'is refused with %j, like the list',
    async (query) => {
      const refused = await link(query);
      const list = await api.ask(listAdminBills, { token: admin.token, anyQuery: query });
      expect([refused.statusCode, refused.json().errors]).toEqual([422, list.json().errors]);
    },
  );

  test('continues beyond one batch', async () => {
    await insertNotes(600, 'AV-2025', '');
    const numbers = readRows((await readCsv({})).payload).map((line) => line['Numéro']);
    expect([numbers.length, new Set(numbers).size]).toEqual([601, 601]);
  });

  test('has every hit of a search, without counting', async () => {
    await insertNotes(1200, 'AV-2024', 'zellige');
    seen.length = 0;
    const rows = readRows((await readCsv({ search: 'Zellige' })).payload);
    const numbers = rows.map((line) => line['Numéro']);
    expect([numbers.length, new Set(numbers).size]).toEqual([1200, 1200]);
    const reads = seen.filter((text) => text.includes('from "bills"'));
    // Three batches, each with two reads: the ids, then the rows.
    expect([reads.length, reads.filter((text) => text.includes('count('))]).toEqual([6, []]);
  });
});
