import {
  createCallbackRequest,
  listAppointmentSlots,
  listCallbackRequests,
} from '@tassis/contracts';
import { aCallbackRequest } from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { callbackRequests, mails } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';

const api = await createTestApi();

let people = 0;
const somebody = () => ({ ...aCallbackRequest(), email: `salma.${(people += 1)}@example.ma` });
const book = (slot: string, changes: object = {}) =>
  api.ask(createCallbackRequest, { payload: { ...somebody(), slot, ...changes } });
const freeSlots = async () => (await api.ask(listAppointmentSlots)).json().data;
const nthFree = async (index: number) => (await freeSlots())[index] ?? '';
const booked = (slot: string) =>
  api.db
    .select()
    .from(callbackRequests)
    .where(eq(callbackRequests.slot, new Date(slot)));
const mailsTo = (email: string) => api.db.select().from(mails).where(eq(mails.recipient, email));

test('free slots are within the firm’s hours, from two hours ahead', async () => {
  // A Saturday, ten o'clock UTC.
  const slots = await freeSlots();
  expect(slots.map((slot) => slot.slice(11, 16))).toContain('17:30');
  expect(slots.every((slot) => Date.parse(slot) >= api.clock().getTime() + 7_200_000)).toBe(true);
  expect(new Set(slots.map((slot) => slot.slice(0, 10))).size).toBeGreaterThanOrEqual(9);
  expect(slots.some((slot) => slot.startsWith('2026-11-22'))).toBe(false);
});

test('a slot is booked and confirmed by mail, with a calendar file and a cancellation link', async () => {
  const slot = await nthFree(3);
  const email = 'Omar@Example.ma';
  const answer = await book(slot, { email });
  expect(answer.statusCode).toBe(201);
  const { id, calendar, ...rest } = answer.json().data;
  expect(rest).toEqual({ slot });
  expect(calendar).toContain('BEGIN:VCALENDAR');
  const [mail] = await mailsTo('omar@example.ma');
  expect(mail?.text).toContain(slot.slice(11, 16));
  expect(mail?.text).toMatch(/\/cancel-appointment\?token=[\w-]+\.[\w-]+\n/u);
  expect(mail?.attachments).toEqual([
    { name: 'rendez-vous.ics', mediaType: 'text/calendar; charset=utf-8', text: calendar },
  ]);
  expect(calendar).toContain(`UID:${id}`);
  expect(calendar).toContain(
    `DTSTART:${new Date(slot).toISOString().replaceAll(/[-:]|\.000/gu, '')}`,
  );
  expect(await freeSlots()).not.toContain(slot);
});

test('of two people who book one slot at once one gets it, the other gets the free ones', async () => {
  const slot = await nthFree(5);
  const answers = await Promise.all([book(slot), book(slot)]);
  const [accepted, refused] = [201, 409].map((status) =>
    answers.find(({ statusCode }) => statusCode === status),
  );
  expect(accepted?.json().data.slot).toBe(slot);
  expect(refused?.json()).toMatchObject({
    code: 'slot_taken',
    message:
      'Cette demi-heure vient d’être réservée par quelqu’un d’autre. Veuillez en choisir une autre.',
    data: await freeSlots(),
  });
  expect(await booked(slot)).toHaveLength(1);
  expect(await freeSlots()).not.toContain(slot);
});

test('a key books once, and a retry gets the first answer again', async () => {
  const slot = await nthFree(7);
  const payload = { ...somebody(), slot };
  const headers = { 'idempotency-key': 'appointment-0001' };
  const ask = () => api.ask(createCallbackRequest, { payload, headers });
  const [first, second] = [await ask(), await ask()];
  expect([second.statusCode, second.body]).toEqual([201, first.body]);
  expect(await mailsTo(payload.email)).toHaveLength(1);
});

test('a slot that is not offered is refused', async () => {
  const before = await api.db.$count(callbackRequests);
  const soon = new Date(api.clock().getTime() + 1_800_000).toISOString();
  for (const slot of [
    soon.replace(/\.000Z$/u, '+00:00'),
    '2026-11-22T10:00:00+00:00',
    '2026-11-23T10:15:00+00:00',
    '2027-06-01T10:00:00+00:00',
    '2026-99-23T10:00:00+00:00',
  ]) {
    const answer = await book(slot);
    expect([slot, answer.statusCode, answer.json().errors]).toEqual([
      slot,
      422,
      { slot: ['Cette demi-heure n’est pas proposée. Veuillez en choisir une autre.'] },
    ]);
  }
  expect(await api.db.$count(callbackRequests)).toBe(before);
});

test('an appointment requires an e-mail address', async () => {
  const slot = await nthFree(8);
  for (const [email, text] of [
    [undefined, "L'email est requis"],
    ['', "L'email est requis"],
    ['salma', "Format d'email invalide"],
  ]) {
    const answer = await book(slot, { email });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { email: [text] }]);
  }
  expect(await booked(slot)).toEqual([]);
});

test('the staff see the slot', async () => {
  const { token } = await api.signIn('admin');
  const slot = await nthFree(9);
  api.clock.advance(1);
  await book(slot, { email: 'liste@example.ma' });
  const answer = await api.ask(listCallbackRequests, { token });
  expect(answer.json().data[0]).toMatchObject({
    email: 'liste@example.ma',
    slot,
    cancelled_at: null,
  });
});
