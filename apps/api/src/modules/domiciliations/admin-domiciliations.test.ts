import {
  closeDomiciliation,
  getAdminDomiciliation,
  linkAdminList,
  listAdminDomiciliations,
  listAdminWarnings,
  renewDomiciliation,
  type AdminDomiciliation,
  type AdminDomiciliationSummary,
  type Renewal,
} from '@tassis/contracts';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  auditEntries,
  domiciliationPeriods,
  domiciliations,
  generatedWarnings,
  notifications,
} from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { insertDomiciled } from '../../testing/domiciled.ts';
import { makeDocuments } from '../made-documents/make-documents.service.ts';
import { anyText } from '../../testing/matchers.ts';

const api = await createTestApi();
const client = await api.signIn('client');
const other = await api.signIn('client');
const { token, id: adminId } = await api.signIn('admin');

beforeEach(async () => {
  await api.db.delete(domiciliationPeriods);
  await api.db.delete(domiciliations);
});

const list = async (query: Record<string, string | number> = {}) => {
  const answer = await api.ask(listAdminDomiciliations, { token, query });
  return answer.json<{ data: AdminDomiciliationSummary[] }>().data.map(({ id }) => id);
};
const read = async (id: string) => {
  const answer = await api.ask(getAdminDomiciliation, { token, params: { id } });
  return answer.json<{ data: AdminDomiciliation }>().data;
};
const close = (id: string, version: number, reason = 'Loyers impayés') =>
  api.ask(closeDomiciliation, {
    token,
    params: { id },
    headers: { 'if-match': `"${version}"` },
    payload: { reason },
  });

describe('the list of domiciliations', () => {
  test('is filtered by status, client, last day, year and text', async () => {
    const first = await insertDomiciled(api, client, {
      companyName: 'Safran Export',
      startDate: '2024-03-01',
      endDate: '2025-03-01',
      createdAt: new Date('2024-03-01T10:00:00Z'),
    });
    const second = await insertDomiciled(api, other, {
      startDate: '2025-06-01',
      endDate: '2027-06-01',
      createdAt: new Date('2025-06-01T10:00:00Z'),
    });
    const closed = await insertDomiciled(api, other, {
      startDate: '2023-01-01',
      endDate: '2027-01-01',
      closedAt: new Date('2024-02-01T10:00:00Z'),
      createdAt: new Date('2023-01-01T10:00:00Z'),
    });
    expect(await list()).toEqual([second.id, first.id, closed.id]);
    expect(await list({ status: 'closed' })).toEqual([closed.id]);
    expect(await list({ status: 'open', client: client.id })).toEqual([first.id]);
    expect(await list({ from: '2027-01-01', to: '2027-06-01' })).toEqual([second.id, closed.id]);
    expect(await list({ search: 'sâfran' })).toEqual([first.id]);
    expect(await list({ year: 2024 })).toEqual([closed.id, first.id]);
    expect(await list({ year: 2025 })).toEqual([second.id, first.id]);
    expect(await list({ sort: 'created_at', per_page: 1 })).toEqual([closed.id]);
    expect(await list({ year: 2024, status: 'open' })).toEqual([first.id]);
    expect(await list({ year: 2024, from: '2026-12-31', to: '2027-01-01' })).toEqual([closed.id]);
    expect(await list({ year: 2024, client: other.id })).toEqual([closed.id]);
    expect(await list({ year: 2024, search: 'sâfran' })).toEqual([first.id]);
    expect(await list({ year: 2023 })).toEqual([closed.id]);
    expect(await list({ year: 2022 })).toEqual([]);
  });

  test('is exported as CSV for the January declaration', async () => {
    await insertDomiciled(api, client, { companyName: 'Safran', startDate: '2026-01-01' });
    await insertDomiciled(api, client, { startDate: '2027-01-02', endDate: '2028-01-02' });
    const linked = await api.ask(linkAdminList, {
      token,
      params: { list: 'domiciliations' },
      query: { format: 'csv', year: '2026' },
    });
    const { url } = linked.json<{ data: { url: string } }>().data;
    const { payload } = await api.app.inject({ method: 'GET', url });
    const rows = parse<Record<string, string>>(payload, {
      bom: true,
      columns: true,
      delimiter: ';',
    });
    expect(rows).toEqual([
      expect.objectContaining({
        Société: 'Safran',
        Email: client.email,
        Début: '2026-01-01',
        'Mensualité HT': '120',
        État: 'Ouverte',
      }),
    ]);
  });
});

test('the details contain the company, its managers, its documents and its renewals', async () => {
  const { id, order } = await insertDomiciled(api, client);
  const renewing = { token: client.token, payload: { domiciliation_id: id } };
  const renewal = (await api.ask(renewDomiciliation, renewing)).json<{ data: Renewal }>().data;
  await makeDocuments(api.deps, { orderId: renewal.order.id, domiciliationId: id });
  const file = await read(id);
  expect(file).toMatchObject({
    client: { id: client.id, email: client.email },
    order: { id: order.id },
    company: null,
    request: { managers: [expect.objectContaining({ cin: anyText })] },
  });
  expect(file.documents.map(({ kind }) => kind)).toContain('domiciliation_contract');
  expect(file.periods).toHaveLength(2);
  expect(file.periods[0]).toMatchObject({ bill: { status: 'unpaid', total: 1728 }, months: 12 });
  expect(file.periods[1]).toMatchObject({ order: { id: order.id }, bill: null });
  const unknown = await api.ask(getAdminDomiciliation, { token });
  expect(unknown.statusCode).toBe(404);
});

describe('a closure', () => {
  test('is audited and notified, and ends the warnings', async () => {
    const { id } = await insertDomiciled(api, client, { daysLeft: 3, companyName: 'Safran' });
    await api.db
      .insert(generatedWarnings)
      .values({ domiciliationId: id, status: 'critical', daysLeft: 3 });
    const answer = await close(id, 1);
    expect(answer.json().data).toMatchObject({
      status: 'closed',
      warning: null,
      close_reason: 'Loyers impayés',
      version: 2,
    });
    const [entry] = await api.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(entry).toMatchObject({
      actorId: adminId,
      action: 'closeDomiciliation',
      reason: 'Loyers impayés',
    });
    const [news] = await api.db
      .select()
      .from(notifications)
      .where(eq(notifications.code, 'domiciliation_closed'));
    expect(news?.params).toEqual({ company: 'Safran', reason: 'Loyers impayés' });
    const warnings = await api.ask(listAdminWarnings, { token });
    expect(warnings.json().data).toEqual([]);
    const again = await close(id, 2);
    expect([again.statusCode, again.json().code]).toEqual([409, 'domiciliation_closed']);
  });

  test('of a version that was renewed since is refused with the current one', async () => {
    const { id } = await insertDomiciled(api, client, { endDate: '2027-01-31' });
    await api.ask(renewDomiciliation, { token: client.token, payload: { domiciliation_id: id } });
    const answer = await close(id, 1);
    expect(answer.json()).toMatchObject({
      code: 'stale_version',
      data: { version: 2, end_date: '2028-01-31', status: 'open' },
    });
    expect((await close(id, 2, ' ')).statusCode).toBe(422);
  });

  test('of a closure and a concurrent renewal one is refused', async () => {
    const { id } = await insertDomiciled(api, client);
    const [closed, renewed] = await Promise.all([
      close(id, 1),
      api.ask(renewDomiciliation, { token: client.token, payload: { domiciliation_id: id } }),
    ]);
    expect([closed.statusCode, renewed.statusCode].toSorted((a, b) => a - b)).toSatisfy(
      (codes: number[]) => [200, 201].includes(codes[0] ?? 0) && codes[1] === 409,
    );
  });
});
