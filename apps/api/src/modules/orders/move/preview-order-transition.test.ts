import { previewOrderTransition } from '@tassis/contracts';
import { ALL_NOTIFICATIONS } from '@tassis/domain';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { clients, mails, orders } from '../../../database/schema/index.ts';
import { placeOrder } from '../../../testing/billed-order.ts';
import { createTestApi } from '../../../testing/create-test-api.ts';

const api = await createTestApi();
const client = await api.signIn('client');
const admin = await api.signIn('admin');

const preview = (id: string, payload: Record<string, unknown>) =>
  api.ask(previewOrderTransition, { params: { id }, token: admin.token, payload });

const mailsNow = () => api.db.$count(mails);

test('shows the mail that the status change would send, and neither sends nor changes anything', async () => {
  const { id } = await placeOrder(api, client.token);
  await api.db.update(orders).set({ status: 'in_review' }).where(eq(orders.id, id));
  const before = await mailsNow();
  const answer = await preview(id, {
    to: 'awaiting_client',
    message: 'Votre CIN est illisible.',
    fields: ['services.0.data.cin'],
  });
  const { mail } = answer.json<{ data: { mail: { subject: string; text: string } } }>().data;
  expect(mail.subject).toContain('CMD-');
  expect(mail.text).toContain('Votre CIN est illisible.');
  expect(mail.text).toContain('CIN');
  expect(mail.text).not.toContain('.invalid');
  expect(await mailsNow()).toBe(before);
  const [order] = await api.db.select().from(orders).where(eq(orders.id, id));
  expect(order).toMatchObject({ status: 'in_review', version: 1 });
});

test('leaves out a message that the client may not read', async () => {
  const { id } = await placeOrder(api, client.token);
  const answer = await preview(id, { to: 'in_review', message: 'Entre nous' });
  expect(answer.json<{ data: { mail: { text: string } } }>().data.mail.text).not.toContain(
    'Entre nous',
  );
});

test('is null for a client who wants no mails about orders', async () => {
  const { id } = await placeOrder(api, client.token);
  const notificationPreferences = { ...ALL_NOTIFICATIONS, order: { mail: false, site: true } };
  await api.db.update(clients).set({ notificationPreferences });
  expect((await preview(id, { to: 'in_review' })).json()).toEqual({
    success: true,
    data: { mail: null },
  });
});

test('refuses what the status change itself would refuse', async () => {
  const { id } = await placeOrder(api, client.token);
  expect((await preview(id, { to: 'completed' })).json()).toMatchObject({
    code: 'transition_not_allowed',
  });
  expect((await preview(id, { to: 'awaiting_client' })).statusCode).toBe(422);
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect((await preview(unknown, { to: 'in_review' })).statusCode).toBe(404);
});
