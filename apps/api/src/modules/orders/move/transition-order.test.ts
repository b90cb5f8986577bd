import {
  cancelBill,
  cancelOrder,
  correctOrder,
  createOrder,
  getAdminDomiciliation,
  getClientOrder,
  transitionOrder,
  type AdminDomiciliation,
  type AdminOrder,
  type Order,
} from '@tassis/contracts';
import { ORDER_STATUSES, type OrderStatus } from '@tassis/domain';
import { domiciliationData, seeded } from '@tassis/testing/builders';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  auditEntries,
  bills,
  documents,
  domiciliationPeriods,
  domiciliations,
  orders,
} from '../../../database/schema/index.ts';
import { placeOrder } from '../../../testing/billed-order.ts';
import { createTestApi } from '../../../testing/create-test-api.ts';
import { insertPackage } from '../../../testing/insert-package.ts';
import { getStatuses } from '../../../testing/get-statuses.ts';

const api = await createTestApi();
const client = await api.signIn('client');
const admin = await api.signIn('admin');
const getData = <Data = AdminOrder>(answer: { json: () => { data: Data } }) => answer.json().data;

type Body = { to: string; message?: string; visible_to_client?: boolean; fields?: string[] };

const move = ({ id, version }: { id: string; version: number }, payload: Body) =>
  api.ask(transitionOrder, {
    params: { id },
    token: admin.token,
    payload,
    headers: { 'if-match': `"${version}"` },
  });

/** Moves an order through several statuses, each with a message. */
async function moveAlong(
  order: { id: string; version: number },
  to: OrderStatus,
  ...way: OrderStatus[]
): Promise<AdminOrder> {
  const answer = await move(order, { to, message: 'Suite du dossier' });
  expect([to, answer.statusCode]).toEqual([to, 200]);
  const moved = getData(answer);
  const [next, ...rest] = way;
  return next === undefined ? moved : moveAlong(moved, next, ...rest);
}

const findBills = (orderId: string) =>
  api.db.select().from(bills).where(eq(bills.orderId, orderId)).orderBy(bills.kind);

const ALLOWED: Record<OrderStatus, readonly OrderStatus[]> = {
  submitted: ['in_review', 'cancelled'],
  in_review: ['awaiting_client', 'in_progress', 'rejected', 'cancelled'],
  awaiting_client: ['in_review', 'cancelled'],
  in_progress: ['awaiting_client', 'completed', 'cancelled'],
  completed: [],
  cancelled: [],
  rejected: [],
};

describe('POST /admin/orders/{id}/transition', () => {
  test.each(ORDER_STATUSES)(
    'from %s, allows only the transitions of the state machine',
    async (from) => {
      const { id } = await placeOrder(api, client.token);
      for (const to of ORDER_STATUSES) {
        await api.db.update(orders).set({ status: from, version: 1 }).where(eq(orders.id, id));
        const answer = await move({ id, version: 1 }, { to, message: 'Suite' });
        const { code } = answer.json<{ code?: string }>();
        const refused = [to, 409, 'transition_not_allowed'];
        const expected = ALLOWED[from].includes(to) ? [to, 200, undefined] : refused;
        expect([to, answer.statusCode, code]).toEqual(expected);
      }
    },
  );

  test('writes the timeline and the audit trail, and shows the message as requested', async () => {
    const order = await placeOrder(api, client.token);
    const hidden = getData(await move(order, { to: 'in_review', message: ' Rien à dire ' }));
    expect(hidden).toMatchObject({ status: 'in_review', version: 2 });
    expect(hidden.services[0]).toMatchObject({ status: 'in_review' });
    expect(hidden.timeline.at(-1)).toMatchObject({
      message: 'Rien à dire',
      visible_to_client: false,
    });
    await move(hidden, { to: 'rejected', message: 'Hors la loi', visible_to_client: true });
    const params = { id: order.id };
    const own = getData<Order>(await api.ask(getClientOrder, { params, token: client.token }));
    expect(own.timeline.map(({ status, message }) => [status, message])).toEqual([
      ['submitted', null],
      ['in_review', null],
      ['rejected', 'Hors la loi'],
    ]);
    const entries = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, order.id))
      .orderBy(auditEntries.id);
    expect(entries).toMatchObject([
      {
        action: 'transitionOrder',
        before: { status: 'submitted' },
        after: { status: 'in_review' },
      },
      { actorId: admin.id, reason: 'Hors la loi', after: { status: 'rejected' } },
    ]);
  });

  test('requests corrections by existing paths, with a message', async () => {
    const placed = await placeOrder(api, client.token);
    const order = await moveAlong(placed, 'in_review');
    const silent = await move(order, { to: 'awaiting_client', fields: [] });
    expect(silent.json().errors).toEqual({ message: [expect.any(String)] });
    const fields = ['services.0.data.ville', 'services.0.data.nothing', 'services.0.type', 'id'];
    const wrong = await move(order, { to: 'awaiting_client', message: 'À revoir', fields });
    expect(Object.keys(wrong.json().errors)).toEqual(['fields.1', 'fields.2', 'fields.3']);
    const misplaced = await move(order, { to: 'rejected', fields: fields.slice(0, 1) });
    expect(Object.keys(misplaced.json().errors)).toEqual(['fields']);

    const asked = { to: 'awaiting_client', message: 'Votre ville', fields: fields.slice(0, 1) };
    const waiting = getData(await move(order, asked));
    expect(waiting.corrections).toEqual([{ field: fields[0], message: 'Votre ville' }]);
    expect(waiting.timeline.at(-1)).toMatchObject({ visible_to_client: true });
    const corrected = await api.ask(correctOrder, {
      params: { id: order.id },
      token: client.token,
      payload: { corrections: [{ field: fields[0], value: 'Fès' }] },
      headers: { 'if-match': `"${waiting.version}"` },
    });
    expect(getData<Order>(corrected)).toMatchObject({ status: 'in_review', corrections: [] });
  });

  test('issues one bill, no matter which of four statuses comes first, and none at a second pass', async () => {
    const order = await moveAlong(await placeOrder(api, client.token), 'in_review');
    const four = Array.from({ length: 4 }, () => move(order, { to: 'in_progress' }));
    const answers = await Promise.all(four);
    expect(getStatuses(answers)).toEqual([200, 409, 409, 409]);
    const [moved] = answers
      .filter(({ statusCode }) => statusCode === 200)
      .map((one) => getData(one));
    if (moved === undefined) throw new Error('None was first');
    expect(moved.bill).toMatchObject({
      status: 'unpaid',
      total: moved.finalPrice,
    });
    await moveAlong(moved, 'awaiting_client', 'in_review', 'in_progress');
    expect(await findBills(order.id)).toHaveLength(1);
  });

  test('cancels the bill of an order that is cancelled, also by its client, or rejected', async () => {
    const billed = await moveAlong(await placeOrder(api, client.token), 'in_review', 'in_progress');
    await moveAlong(billed, 'cancelled');
    const again = await moveAlong(
      await placeOrder(api, client.token),
      'in_review',
      'in_progress',
      'awaiting_client',
      'in_review',
    );
    const own = await api.ask(cancelOrder, {
      params: { id: again.id },
      token: client.token,
      payload: { reason: 'Je renonce' },
      headers: { 'if-match': `"${again.version}"` },
    });
    expect(own.statusCode).toBe(200);
    const refused = await moveAlong(
      await placeOrder(api, client.token),
      'in_review',
      'in_progress',
      'awaiting_client',
      'in_review',
      'rejected',
    );
    for (const { id } of [billed, again, refused]) {
      const [bill, note] = await findBills(id);
      expect(bill).toMatchObject({ kind: 'bill', status: 'cancelled' });
      expect(note).toMatchObject({ kind: 'credit_note', creditedBillId: bill?.id });
    }
  });

  test('issues a new bill after a cancelled one when the work starts again', async () => {
    const package_id = await insertPackage(api.db);
    const services = [{ type: 'domiciliation', data: domiciliationData({}, seeded(72)) }];
    const payload = { package_id, services };
    const placed = getData(await api.ask(createOrder, { payload, token: client.token }));
    const billed = await moveAlong(placed, 'in_review', 'in_progress');
    const cancelled = await api.ask(cancelBill, {
      params: { id: billed.bill?.id ?? '' },
      token: admin.token,
      payload: { reason: 'Une erreur dans l’adresse' },
      headers: { 'if-match': '"1"' },
    });
    expect(cancelled.statusCode).toBe(200);
    api.clock.advance(60);
    const again = await moveAlong(billed, 'awaiting_client', 'in_review', 'in_progress');
    expect(again.bill).toMatchObject({ status: 'unpaid', total: placed.finalPrice });
    expect(again.bill?.number).not.toBe(billed.bill?.number);
    await moveAlong(again, 'completed');
    expect((await findBills(placed.id)).map(({ kind, status }) => [kind, status])).toEqual(
      expect.arrayContaining([
        ['bill', 'cancelled'],
        ['bill', 'unpaid'],
        ['credit_note', 'paid'],
      ]),
    );
    const [opened] = await findDomiciliations(placed);
    const file = await api.ask(getAdminDomiciliation, {
      params: { id: opened?.domiciliation.id ?? '' },
      token: admin.token,
    });
    const { periods } = file.json<{ data: AdminDomiciliation }>().data;
    expect(periods.map(({ bill }) => bill?.number)).toEqual([again.bill?.number]);
  });

  test('issues no bill for an order that is cancelled before the work starts', async () => {
    const order = await placeOrder(api, client.token);
    await moveAlong(order, 'in_review', 'cancelled');
    expect(await findBills(order.id)).toEqual([]);
  });

  test('opens the ordered domiciliation, with its own dates and its documents', async () => {
    const package_id = await insertPackage(api.db, { domiciliation_monthly_rate: 199.5 });
    const data = domiciliationData({}, seeded(71));
    const payload = { package_id, services: [{ type: 'domiciliation', data }] };
    const placed = getData(await api.ask(createOrder, { payload, token: client.token }));
    await moveAlong(placed, 'in_review', 'in_progress', 'completed');
    const [opened, ...others] = await findDomiciliations(placed);
    expect(others).toEqual([]);
    expect(opened?.domiciliation).toMatchObject({
      clientId: client.id,
      companyName: data.companyName,
      ice: data.ICE,
      startDate: '2030-01-15',
      endDate: '2031-01-15',
      monthlyRateCentimes: 19_950,
      closedAt: null,
    });
    expect(opened?.period).toMatchObject({ orderId: placed.id, months: 12, endDate: '2031-01-15' });
    const ofHouse = and(eq(documents.orderId, placed.id), eq(documents.origin, 'system'));
    expect(await api.db.$count(documents, ofHouse)).toBe(2);
  });

  test('opens none for a negative certificate', async () => {
    const placed = await placeOrder(api, client.token);
    await moveAlong(placed, 'in_review', 'in_progress', 'completed');
    expect(await findDomiciliations(placed)).toEqual([]);
  });

  test('requires a version and an existing order', async () => {
    const { id } = await placeOrder(api, client.token);
    const ask = { params: { id }, token: admin.token, payload: { to: 'in_review' } };
    expect((await api.ask(transitionOrder, ask)).json().code).toBe('version_required');
    const stale = await move({ id, version: 7 }, { to: 'in_review' });
    expect(stale.json()).toMatchObject({ code: 'stale_version', data: { id, version: 1 } });
    const nowhere = await move({ id: crypto.randomUUID(), version: 1 }, { to: 'in_review' });
    expect(nowhere.statusCode).toBe(404);
  });
});

function findDomiciliations({ id }: { id: string }) {
  return api.db
    .select({ domiciliation: domiciliations, period: domiciliationPeriods })
    .from(domiciliations)
    .innerJoin(domiciliationPeriods, eq(domiciliationPeriods.domiciliationId, domiciliations.id))
    .where(eq(domiciliationPeriods.orderId, id));
}
