import {
  createCallbackRequest,
  createContactSubmission,
  getAdminClient,
  sendAdminOrderMessage,
  sendClientOrderMessage,
  type AdminClient,
} from '@tassis/contracts';
import { aContactSubmission } from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mails } from '../../database/schema/index.ts';
import { placeOrder } from '../../testing/billed-order.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { anyText } from '../../testing/matchers.ts';

const api = await createTestApi();
const { token } = await api.signIn('admin');
const read = (id: string) => api.ask(getAdminClient, { token, params: { id } });

test('the timeline shows messages from and to a client, with links to them', async () => {
  const { id, email, token: own } = await api.signIn('client');
  const { phone } = (await read(id)).json<{ data: AdminClient }>().data;
  const order = await placeOrder(api, own);
  const submit = (payload: object) => api.ask(createContactSubmission, { payload });
  const form = aContactSubmission();
  const contact = await submit({ ...form, email: email.toUpperCase(), service: 'Bail' });
  await submit({ ...form, email: 'somebody.else@example.com' });
  const abroad = `+212 (0)${phone.slice(1, 3)} ${phone.slice(3)}`;
  await api.ask(createCallbackRequest, { payload: { phone: abroad, message: 'Le matin' } });
  await api.ask(createCallbackRequest, { payload: { phone: '0600000000' } });
  const params = { id: order.id };
  const ofClient = { params, payload: { text: 'Quand ?' }, token: own };
  await api.ask(sendClientOrderMessage, ofClient);
  await api.ask(sendAdminOrderMessage, { params, payload: { text: 'Demain.' }, token });
  const { timeline } = (await read(id)).json<{ data: AdminClient }>().data;
  const told = (kind: string) => timeline.filter((event) => event.kind === kind);
  const contactId = contact.json<{ data: { id: string } }>().data.id;
  expect(told('contact_asked')).toMatchObject([{ subject: 'Bail', id: contactId }]);
  expect(told('callback_asked')).toMatchObject([{ subject: abroad, text: 'Le matin' }]);
  expect(told('callback_asked')[0]?.id).toEqual(expect.any(String));
  const message = { subject: order.reference, order: order.id };
  expect(told('message_received')).toMatchObject([{ ...message, text: 'Quand ?', actor: null }]);
  expect(told('message_sent')).toMatchObject([{ ...message, text: 'Demain.', actor: anyText }]);
  const written = await api.db.select().from(mails).where(eq(mails.userId, id));
  expect(told('mailed').map((event) => event.id)).toEqual(written.map((mail) => mail.id));
  expect(written.length).toBeGreaterThan(0);
});
