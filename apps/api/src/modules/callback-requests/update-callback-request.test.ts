import {
  cancelAppointment,
  createCallbackRequest,
  listAppointmentSlots,
  listCallbackRequests,
  updateCallbackRequest,
  type AdminCallbackRequest,
} from '@tassis/contracts';
import { aCallbackRequest } from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, callbackRequests } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { anyText } from '../../testing/matchers.ts';
import { createAppointmentToken } from '../appointments/appointment-token.ts';

const api = await createTestApi();
const admin = await api.signIn('admin');
const { token } = admin;

const ask = async (changes = {}) => {
  const payload = { ...aCallbackRequest(), ...changes };
  const answer = await api.ask(createCallbackRequest, { payload });
  api.clock.advance(1);
  return answer.json<{ data: { id: string } }>().data.id;
};
let id = '';
beforeEach(async () => {
  id = await ask();
});

const update = (
  body: { status: string; note?: string | null },
  version: number | null = 1,
  of = id,
) =>
  api.ask(updateCallbackRequest, {
    token,
    params: { id: of },
    payload: { note: null, ...body },
    headers: version === null ? {} : { 'if-match': `"${version}"` },
  });
const listed = async (query: object) => {
  const answer = await api.ask(listCallbackRequests, { token, query });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: AdminCallbackRequest[] }>().data.map((row) => row.id);
};

describe('a callback request', () => {
  test('is taken, called in vain and done; each change records its author', async () => {
    const taken = await update({ status: 'taken' });
    expect([taken.statusCode, taken.json()]).toMatchObject([
      200,
      { data: { status: 'taken', assigned_to: { id: admin.id, name: anyText }, version: 2 } },
    ]);
    const missed = await update({ status: 'no_answer', note: ' Messagerie ' }, 2);
    expect(missed.json()).toMatchObject({ data: { status: 'no_answer', note: 'Messagerie' } });
    expect((await update({ status: 'done' }, 3)).json()).toMatchObject({
      data: { status: 'done', note: null, version: 4 },
    });
    const notes = await api.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(notes).toMatchObject([
      {
        actorId: admin.id,
        action: 'updateCallbackRequest',
        before: { status: 'open', assignedTo: null },
        after: { status: 'taken', assignedTo: admin.id },
      },
      {
        before: { status: 'taken', note: null },
        after: { status: 'no_answer', note: 'Messagerie' },
      },
      { before: { status: 'no_answer' }, after: { status: 'done', note: null } },
    ]);
  });

  test('that is reopened has no assignee; a note alone keeps the assignee', async () => {
    const colleague = await api.signIn('admin');
    await update({ status: 'taken' });
    const noted = await api.ask(updateCallbackRequest, {
      token: colleague.token,
      params: { id },
      payload: { status: 'taken', note: 'Après 18 h' },
      headers: { 'if-match': '"2"' },
    });
    expect(noted.json()).toMatchObject({
      data: { assigned_to: { id: admin.id }, note: 'Après 18 h' },
    });
    expect((await update({ status: 'open' }, 3)).json()).toMatchObject({
      data: { status: 'open', assigned_to: null },
    });
  });

  test('is changed only with the current version', async () => {
    await update({ status: 'taken' });
    const stale = await update({ status: 'done' });
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      { code: 'stale_version', data: { status: 'taken', version: 2 } },
    ]);
    const blind = await update({ status: 'done' }, null);
    expect([blind.statusCode, blind.json().code]).toEqual([422, 'version_required']);
    expect((await update({ status: 'lost' }, 2)).statusCode).toBe(422);
    expect((await update({ status: 'done', note: 'شكرا' }, 2)).statusCode).toBe(422);
    const none = '00000000-0000-4000-8000-000000000000';
    expect((await update({ status: 'done' }, 1, none)).statusCode).toBe(404);
  });

  test('that its author has cancelled stays cancelled', async () => {
    const slots = await api.ask(listAppointmentSlots, {});
    const [slot] = slots.json<{ data: string[] }>().data;
    const booked = await ask({ slot, email: 'salma@example.ma' });
    expect((await update({ status: 'cancelled' }, 1, booked)).statusCode).toBe(409);
    await api.ask(cancelAppointment, {
      params: { token: createAppointmentToken(booked, api.deps.config.sessionSecrets) },
    });
    expect(await listed({ status: 'cancelled' })).toEqual([booked]);
    const late = await update({ status: 'done' }, 1, booked);
    expect([late.statusCode, late.json().code]).toEqual([409, 'transition_not_allowed']);
  });
});

describe('due requests', () => {
  test('are listed for today or later, by the booked slot, else by the day of the request', async () => {
    await api.db.delete(callbackRequests);
    const first = await ask();
    const done = await ask();
    await update({ status: 'done' }, 1, done);
    const slots = await api.ask(listAppointmentSlots, {});
    const slot = slots.json<{ data: string[] }>().data.at(-1);
    const booked = await ask({ slot, email: 'salma@example.ma' });
    const second = await ask();
    expect(await listed({ due: 'today', sort: 'due_at' })).toEqual([first, second]);
    expect(await listed({ due: 'later' })).toEqual([booked]);
    expect(await listed({ due: 'today', status: 'done' })).toEqual([]);
    expect(await listed({ status: 'done' })).toEqual([done]);
    expect(await listed({})).toEqual([booked, second, done, first]);
    expect(await listed({ due: 'later', status: 'open' })).toEqual([booked]);
  });
});
