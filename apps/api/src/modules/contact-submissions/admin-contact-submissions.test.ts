import {
  assignContactSubmission,
  changeContactStatus,
  createContactSubmission,
  getUnreadCount,
  listContactSubmissions,
  replyToContactSubmission,
  type AdminContactSubmission,
} from '@tassis/contracts';
import { aContactSubmission } from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, contactReplies, mails } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { anyText } from '../../testing/matchers.ts';

const api = await createTestApi();
const admin = await api.signIn('admin');
const { token } = admin;

let id = '';
const write = async (changes = {}) => {
  const answer = await api.ask(createContactSubmission, {
    payload: { ...aContactSubmission(), ...changes },
  });
  api.clock.advance(1);
  return answer.json<{ data: { id: string } }>().data.id;
};
beforeEach(async () => {
  id = await write();
});

const list = async (query = {}) => {
  const answer = await api.ask(listContactSubmissions, { token, query });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: AdminContactSubmission[]; meta: { total: number } }>();
};
const at = (version: number) => ({ 'if-match': `"${version}"` });
const ids = ({ data }: { data: AdminContactSubmission[] }) => data.map((one) => one.id);
const reply = (text: string, headers: Record<string, string> = at(1), of = id) =>
  api.ask(replyToContactSubmission, { token, params: { id: of }, payload: { text }, headers });
const setStatus = (status: string, version: number, of = id) =>
  api.ask(changeContactStatus, {
    token,
    params: { id: of },
    payload: { status },
    headers: at(version),
  });
const assign = (userId: string | null, version: number) =>
  api.ask(assignContactSubmission, {
    token,
    params: { id },
    payload: { user_id: userId },
    headers: at(version),
  });

describe('messages to the firm', () => {
  test('are listed newest first, by status, assignee and text', async () => {
    const other = await write({ name: 'Zoubida Ménara', message: 'Une question de bail' });
    expect(ids(await list()).slice(0, 2)).toEqual([other, id]);
    expect((await list({ per_page: 1 })).data[0]).toMatchObject({
      name: 'Zoubida Ménara',
      status: 'new',
      assigned_to: null,
      replies: [],
      version: 1,
    });
    expect(ids(await list({ search: 'zoubida menara' }))).toEqual([other]);
    await setStatus('closed', 1);
    expect(ids(await list({ status: 'closed' }))).toEqual([id]);
    await assign(admin.id, 2);
    expect(ids(await list({ assigned: admin.id }))).toEqual([id]);
    expect(ids(await list({ assigned: 'none' }))).toContain(other);
    expect(ids(await list({ assigned: 'none' }))).not.toContain(id);
  });

  test('are moved and assigned only with the current version, and the change is audited', async () => {
    const moved = await setStatus('in_progress', 1);
    expect(moved.json()).toMatchObject({ data: { id, status: 'in_progress', version: 2 } });
    const same = await setStatus('in_progress', 2);
    expect([same.statusCode, same.json().code]).toEqual([409, 'transition_not_allowed']);
    const given = await assign(admin.id, 2);
    expect(given.json()).toMatchObject({
      data: { assigned_to: { id: admin.id, name: anyText }, version: 3 },
    });
    const stale = await assign(null, 2);
    expect([stale.statusCode, stale.json()]).toMatchObject([
      409,
      { code: 'stale_version', data: { version: 3, assigned_to: { id: admin.id } } },
    ]);
    expect((await assign(null, 3)).json()).toMatchObject({ data: { assigned_to: null } });
    const notes = await api.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(notes.map(({ action }) => action).toSorted()).toEqual([
      'assignContactSubmission',
      'assignContactSubmission',
      'changeContactStatus',
    ]);
    expect(notes.find(({ action }) => action === 'changeContactStatus')).toMatchObject({
      actorId: admin.id,
      before: { status: 'new' },
      after: { status: 'in_progress' },
    });
  });

  test('are assigned to administrators only', async () => {
    const client = await api.signIn('client');
    for (const userId of [client.id, '00000000-0000-4000-8000-000000000000', 'moi']) {
      const answer = await assign(userId, 1);
      expect([answer.statusCode, answer.json()]).toMatchObject([
        422,
        { errors: { user_id: [anyText] } },
      ]);
    }
  });

  test('that do not exist are a 404, and an unknown status is refused', async () => {
    const none = '00000000-0000-4000-8000-000000000000';
    expect((await setStatus('closed', 1, none)).statusCode).toBe(404);
    expect((await reply('Bonjour', at(1), none)).statusCode).toBe(404);
    expect((await setStatus('lost', 1)).statusCode).toBe(422);
  });
});

describe('a reply', () => {
  test('is stored and sent, and the message becomes answered', async () => {
    const answer = await reply('Comptez dix jours.\nBien à vous');
    expect(answer.statusCode).toBe(201);
    const { data } = answer.json<{ data: AdminContactSubmission }>();
    expect(data).toMatchObject({
      status: 'answered',
      version: 2,
      replies: [{ text: 'Comptez dix jours.\nBien à vous', author: { id: admin.id } }],
    });
    const [mail] = await api.db
      .select()
      .from(mails)
      .where(eq(mails.dedupeKey, `message-answered:${data.replies[0]?.id}`));
    expect(mail).toMatchObject({
      recipient: data.email,
      template: 'message-answered',
      userId: null,
    });
    expect(mail?.text).toContain('Comptez dix jours.');
    expect(mail?.text).toContain(`> ${data.message.split('\n')[0]}`);
  });

  test('to a person with an account is in their language, and appears in their notifications', async () => {
    const client = await api.signIn('client');
    await api.pool.query(`UPDATE users SET locale = 'en' WHERE id = $1`, [client.id]);
    const theirs = await write({ email: client.email.toUpperCase() });
    await reply('In ten days.', at(1), theirs);
    const sent = await api.db.select().from(mails).where(eq(mails.userId, client.id));
    expect(sent).toMatchObject([{ locale: 'en', subject: 'Our answer to your message' }]);
    expect((await api.ask(getUnreadCount, { token: client.token })).json()).toEqual({ count: 1 });
  });

  test('is sent once however often it is delivered, and not over another reply', async () => {
    const before = await api.db.$count(mails);
    const headers = { ...at(1), 'idempotency-key': `reply-${id}` };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => reply('Dix jours.', headers)),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode}${body}`)).size).toBe(1);
    expect(await api.db.$count(mails)).toBe(before + 1);
    const late = await reply('Douze jours.');
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'stale_version', data: { version: 2, status: 'answered' } },
    ]);
    expect(await api.db.$count(mails)).toBe(before + 1);
    expect(await api.db.$count(contactReplies, eq(contactReplies.submissionId, id))).toBe(1);
  });

  test.each(['', '  ', 'شكرا', 'x'.repeat(2001)])('%j is refused', async (text) => {
    expect((await reply(text)).statusCode).toBe(422);
  });
});
