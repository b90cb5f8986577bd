import {
  cancelAppointment,
  createCallbackRequest,
  getAppointment,
  listAppointmentSlots,
} from '@tassis/contracts';
import { aCallbackRequest } from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mails } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { createUnsubscribeToken } from '../newsletter-subscriptions/newsletter.service.ts';
import { createAppointmentToken } from './appointment-token.ts';

const api = await createTestApi();
const keys = api.deps.config.sessionSecrets;

const freeSlots = async () => (await api.ask(listAppointmentSlots)).json().data;
const read = (token: string) => api.ask(getAppointment, { params: { token } });
const cancel = (token: string) => api.ask(cancelAppointment, { params: { token } });
const mailsTo = (email: string, template: string) =>
  api.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, email))
    .then((rows) => rows.filter((mail) => mail.template === template));

async function bookFor(email: string) {
  const slot = (await freeSlots())[4] ?? '';
  await api.ask(createCallbackRequest, { payload: { ...aCallbackRequest(), email, slot } });
  const [mail] = await mailsTo(email, 'appointment-booked');
  const token = /token=([\w.-]+)/u.exec(mail?.text ?? '')?.[1] ?? '';
  return { slot, token, mail };
}

test('the link of the mail shows the appointment, and cancels it once', async () => {
  const email = 'salma@example.ma';
  const { slot, token, mail } = await bookFor(email);
  expect((await read(token)).json().data).toEqual({ slot, cancelled_at: null });
  expect(await freeSlots()).not.toContain(slot);

  const answers = await Promise.all([cancel(token), cancel(token)]);
  const cancelled = { slot, cancelled_at: api.clock().toISOString() };
  for (const answer of answers) {
    expect([answer.statusCode, answer.json().data]).toEqual([200, cancelled]);
  }
  api.clock.advance(60);
  expect((await cancel(token)).json().data).toEqual(cancelled);
  expect((await read(token)).json().data).toEqual(cancelled);

  const told = await mailsTo(email, 'appointment-cancelled');
  expect(told).toHaveLength(1);
  const [before, after] = [mail, told[0]].map((each) => each?.attachments[0]?.text ?? '');
  expect(after).toContain('STATUS:CANCELLED');
  expect(after).toContain('SEQUENCE:1');
  const uid = /UID:\S+/u.exec(before ?? '')?.[0];
  expect(after).toContain(uid);
});

test('the slot is free again and can be booked once', async () => {
  const { slot, token } = await bookFor('omar@example.ma');
  await cancel(token);
  expect(await freeSlots()).toContain(slot);
  const again = { ...aCallbackRequest(), email: 'hind@example.ma', slot };
  expect((await api.ask(createCallbackRequest, { payload: again })).statusCode).toBe(201);
  expect((await api.ask(createCallbackRequest, { payload: again })).statusCode).toBe(409);
});

test('a past appointment cannot be cancelled', async () => {
  const { slot, token } = await bookFor('nadia@example.ma');
  api.clock.advance((Date.parse(slot) - api.clock().getTime()) / 1000);
  for (const answer of [await read(token), await cancel(token)]) {
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'link_invalid' }]);
  }
});

test('no other token works', async () => {
  const { token } = await bookFor('karim@example.ma');
  const [id = ''] = token.split('.');
  const stranger = '00000000-0000-4000-8000-000000000000';
  for (const wrong of [
    'x',
    `${id}.x`,
    createUnsubscribeToken(Buffer.from(id, 'base64url').toString(), keys),
    createAppointmentToken(stranger, keys),
  ]) {
    expect((await read(wrong)).json()).toMatchObject({ code: 'link_invalid' });
    expect((await cancel(wrong)).json()).toMatchObject({ code: 'link_invalid' });
  }
});
