import {
  markAdminOrderMessagesAsRead,
  markClientOrderMessagesAsRead,
  sendAdminOrderMessage,
  sendClientOrderMessage,
  type OrderMessage,
} from '@tassis/contracts';
import { ALL_NOTIFICATIONS } from '@tassis/domain';
import { firmRecord } from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { clients, mails } from '../../database/schema/index.ts';
import { placeOrder } from '../../testing/billed-order.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { tellOfMessages } from './tell-of-messages.service.ts';

const api = await createTestApi();
const admin = await api.signIn('admin');

let client: Awaited<ReturnType<typeof api.signIn>>;
let id: string;
beforeEach(async () => {
  client = await api.signIn('client');
  ({ id } = await placeOrder(api, client.token));
});

const send = async (side: 'client' | 'staff', text: string) => {
  const asked = { params: { id }, payload: { text } };
  const reply =
    side === 'client'
      ? await api.ask(sendClientOrderMessage, { ...asked, token: client.token })
      : await api.ask(sendAdminOrderMessage, { ...asked, token: admin.token });
  return reply.json<{ data: OrderMessage }>().data.id;
};
/** What a worker does five minutes after a message. */
const tell = (messageId: string) => tellOfMessages(api.deps, { messageId });
const mailsOfClient = async () =>
  (await api.db.select().from(mails).where(eq(mails.userId, client.id))).filter(({ template }) =>
    template.startsWith('messages-'),
  );

test('each message leaves a job that waits five minutes', async () => {
  const messageId = await send('client', 'Bonjour');
  const { rows } = await api.pool.query(
    `SELECT data, extract(epoch FROM start_after - created_on)::int AS seconds
     FROM pgboss.job WHERE name = 'tell-of-messages' AND data->>'messageId' = $1`,
    [messageId],
  );
  expect(rows).toEqual([{ data: { messageId }, seconds: 300 }]);
});

test('one mail tells of all that was not read, and none again until something new', async () => {
  const first = await send('staff', 'Un');
  const second = await send('staff', 'Deux');
  await tell(first);
  await tell(first);
  await tell(second);
  const [mail, ...others] = await mailsOfClient();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: client.email, template: 'messages-for-client' });
  expect(mail?.text).toContain('> Un');
  expect(mail?.text).toContain('> Deux');
  await tell(await send('staff', 'Trois'));
  const texts = (await mailsOfClient()).map(({ text }) => text);
  expect(texts).toHaveLength(2);
  expect(texts.filter((text) => text.includes('> Trois'))).toHaveLength(1);
  expect(texts.filter((text) => text.includes('> Un'))).toHaveLength(1);
});

test('what was read in time is in no mail', async () => {
  const until = await send('staff', 'Un');
  const asked = { params: { id }, payload: { until }, token: client.token };
  await api.ask(markClientOrderMessagesAsRead, asked);
  await send('staff', 'Deux');
  await tell(until);
  expect(await mailsOfClient()).toEqual([]);
});

test('the firm is told at its own address, and not of what one of the staff has read', async () => {
  const { email } = firmRecord();
  await tell(await send('client', 'Quand ?'));
  const until = await send('client', 'Merci');
  const asked = { params: { id }, payload: { until }, token: admin.token };
  await api.ask(markAdminOrderMessagesAsRead, asked);
  await tell(until);
  const [mail, ...others] = await mailsOfClient();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: email, template: 'messages-for-staff' });
  expect(mail?.text).toContain('> Quand');
});

test('a client who wants no mails of orders gets none', async () => {
  const notificationPreferences = { ...ALL_NOTIFICATIONS, order: { mail: false, site: true } };
  await api.db
    .update(clients)
    .set({ notificationPreferences })
    .where(eq(clients.userId, client.id));
  await tell(await send('staff', 'Un'));
  expect(await mailsOfClient()).toEqual([]);
});

test('a message that is gone is nothing to tell of', async () => {
  await expect(tell(crypto.randomUUID())).resolves.toBeUndefined();
});
