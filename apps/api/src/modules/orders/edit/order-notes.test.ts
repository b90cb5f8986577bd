import {
  addOrderNote,
  getAdminOrder,
  listOrderAudit,
  transitionOrder,
  type AdminOrder,
  type AuditEntry,
} from '@tassis/contracts';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { notifications } from '../../../database/schema/index.ts';
import { placeOrder } from '../../../testing/billed-order.ts';
import { createTestApi } from '../../../testing/create-test-api.ts';

const api = await createTestApi();
const client = await api.signIn('client');
const admin = await api.signIn('admin');
const { token } = admin;

const note = (id: string, payload: object, key: string = crypto.randomUUID()) =>
  api.ask(addOrderNote, { params: { id }, token, payload, headers: { 'idempotency-key': key } });

describe('POST /admin/orders/{id}/notes', () => {
  test('is for the staff only, unless the client may read it and is then notified', async () => {
    const { id } = await placeOrder(api, client.token);
    const told = and(eq(notifications.userId, client.id), eq(notifications.code, 'order_note'));
    const own = await note(id, { text: ' À rappeler ' });
    expect(own.statusCode).toBe(201);
    expect(await api.db.$count(notifications, told)).toBe(0);
    await note(id, { text: 'Dossier transmis', visible_to_client: true });
    expect(await api.db.$count(notifications, told)).toBe(1);
    const order = await api.ask(getAdminOrder, { params: { id }, token });
    expect(order.json<{ data: AdminOrder }>().data).toMatchObject({
      version: 1,
      timeline: [
        { status: 'submitted' },
        { status: null, actor: 'admin', message: 'À rappeler', visible_to_client: false },
        { status: null, actor: 'admin', message: 'Dossier transmis', visible_to_client: true },
      ],
    });
  });

  test('is written once, needs a text, and needs an existing order', async () => {
    const { id } = await placeOrder(api, client.token);
    const [first, second] = await Promise.all([1, 2].map(() => note(id, { text: 'Vu' }, 'same')));
    expect(first?.body).toBe(second?.body);
    const order = await api.ask(getAdminOrder, { params: { id }, token });
    expect(order.json<{ data: AdminOrder }>().data.timeline).toHaveLength(2);
    expect((await note(id, { text: ' ' })).json().errors).toHaveProperty('text');
    expect((await note(crypto.randomUUID(), { text: 'Vu' })).statusCode).toBe(404);
  });
});

test('GET /admin/orders/{id}/audit lists the changes with their authors, newest first', async () => {
  const { id } = await placeOrder(api, client.token);
  for (const [version, to] of ['in_review', 'rejected'].entries()) {
    const headers = { 'if-match': `"${version + 1}"` };
    await api.ask(transitionOrder, {
      params: { id },
      token,
      payload: { to, message: to },
      headers,
    });
  }
  const answer = await api.ask(listOrderAudit, { params: { id }, token });
  expect(answer.json<{ data: AuditEntry[] }>().data).toMatchObject([
    {
      at: '2026-11-21T10:00:00.000Z',
      actor: { id: admin.id },
      action: 'transitionOrder',
      reason: 'rejected',
      before: { status: 'in_review' },
      after: { status: 'rejected' },
    },
    { reason: 'in_review', before: { status: 'submitted' } },
  ]);
  const params = { id: crypto.randomUUID() };
  expect((await api.ask(listOrderAudit, { params, token })).statusCode).toBe(404);
});
