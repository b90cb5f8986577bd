import {
  assignOrder,
  listAdminOrders,
  listOrderAudit,
  type AdminOrderSummary,
} from '@tassis/contracts';
import { expect, test } from 'vitest';
import { placeOrder } from '../../../testing/billed-order.ts';
import { createTestApi } from '../../../testing/create-test-api.ts';

const api = await createTestApi();
const admin = await api.signIn('admin');
const colleague = await api.signIn('admin');
const client = await api.signIn('client');
const order = await placeOrder(api, client.token);
const other = await placeOrder(api, (await api.signIn('client')).token);

const assign = (version: number, userId: string | null, id = order.id) =>
  api.ask(assignOrder, {
    token: admin.token,
    params: { id },
    payload: { user_id: userId },
    headers: { 'if-match': `"${version}"` },
  });
const listed = async (assigned: string) => {
  const answer = await api.ask(listAdminOrders, { token: admin.token, query: { assigned } });
  return answer.json<{ data: AdminOrderSummary[] }>().data;
};

test('an order is assigned to an administrator, found by the assignee, and unassigned', async () => {
  const unassigned = (await listed('none')).map(({ id }) => id);
  expect(new Set(unassigned)).toEqual(new Set([other.id, order.id]));
  const them = { id: colleague.id };
  expect((await assign(order.version, colleague.id)).json()).toMatchObject({
    data: { id: order.id, assigned_to: them },
  });
  const [found] = await listed(colleague.id);
  expect(found).toMatchObject({ id: order.id, assigned_to: { id: colleague.id } });
  expect((await listed('none')).map(({ id }) => id)).toEqual([other.id]);
  api.clock.advance(1);
  expect((await assign(order.version + 1, null)).statusCode).toBe(200);
  expect(await listed(colleague.id)).toEqual([]);
  const audit = await api.ask(listOrderAudit, { token: admin.token, params: { id: order.id } });
  expect(audit.json()).toMatchObject({
    data: [
      { action: 'assignOrder', before: { assigned_to: them }, after: { assigned_to: null } },
      { action: 'assignOrder', before: { assigned_to: null }, after: { assigned_to: them } },
    ],
  });
});

test('an assignment does not overwrite a concurrent one, and only administrators are assignees', async () => {
  expect((await assign(99, admin.id)).json()).toMatchObject({
    code: 'stale_version',
    data: { id: order.id },
  });
  expect((await assign(other.version, client.id, other.id)).json()).toMatchObject({
    errors: { user_id: [expect.any(String)] },
  });
  const missing = '00000000-0000-4000-8000-000000000000';
  expect((await assign(1, admin.id, missing)).statusCode).toBe(404);
});
