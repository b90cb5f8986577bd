import { getAdminMail, resendMail, type AdminMail } from '@tassis/contracts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, mails } from '../../database/schema/index.ts';
import type { MailContent } from '../../mail/mail-content.ts';
import { markFailedTry, markSent } from '../../mail/outbox.repository.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { createTestApi } from '../../testing/create-test-api.ts';

const api = await createTestApi();
const admin = await api.signIn('admin');
const { token } = admin;

const answered = {
  template: 'message-answered',
  name: 'Salma',
  question: 'Combien de jours ?',
  answer: '<script>alert(1)</script> Dix jours.',
} as const;
const reset = { template: 'password-reset', firstName: 'Salma', resetToken: 'SECRET' } as const;

let written = 0;
async function write(content: MailContent): Promise<string> {
  const dedupeKey = `test:${++written}`;
  const who = { to: 'salma@example.ma', userId: null, locale: 'fr' } as const;
  await queueMail(api.db, { ...who, content, dedupeKey, now: api.clock() });
  const [mail] = await api.db.select().from(mails).where(eq(mails.dedupeKey, dedupeKey));
  return mail?.id ?? '';
}
const read = (id: string) => api.ask(getAdminMail, { token, params: { id } });
const resend = (id: string, headers = {}) =>
  api.ask(resendMail, { token, params: { id }, headers });
const none = '00000000-0000-4000-8000-000000000000';

describe('the text of a mail', () => {
  test('is readable without the tokens that grant access', async () => {
    const plain = await read(await write(answered));
    expect(plain.json().data).toMatchObject({ recipient: 'salma@example.ma', can_resend: false });
    expect(plain.json().data.text).toContain('<script>alert(1)</script> Dix jours.');
    const secret = await read(await write(reset));
    expect(secret.statusCode).toBe(200);
    expect(secret.body).not.toContain('SECRET');
    expect((await read(none)).statusCode).toBe(404);
  });
});

describe('a mail sent again', () => {
  test('is a new mail with the same text, queued, and audited', async () => {
    const id = await write(answered);
    await markFailedTry(api.db, id, { error: '550 No such mailbox', isFinal: true });
    expect((await read(id)).json().data.can_resend).toBe(true);
    const answer = await resend(id);
    expect(answer.statusCode).toBe(201);
    const { data } = answer.json<{ data: AdminMail }>();
    expect(data).toMatchObject({ recipient: 'salma@example.ma', status: 'queued', attempts: 0 });
    expect(data.id).not.toBe(id);
    const rows = await api.db.select().from(mails);
    const [old, again] = [id, data.id].map((one) => rows.find((row) => row.id === one));
    expect([again?.text, again?.html]).toEqual([old?.text, old?.html]);
    const { rows: jobs } = await api.pool.query(
      `SELECT data FROM pgboss.job WHERE name = 'send-mail' AND data->>'mailId' = $1`,
      [data.id],
    );
    expect(jobs).toHaveLength(1);
    const notes = await api.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    expect(notes).toMatchObject([
      { actorId: admin.id, action: 'resendMail', subject: 'mail', after: { sentAs: data.id } },
    ]);
  });

  test('is sent once however often the request is delivered', async () => {
    const id = await write(answered);
    await markSent(api.db, id, api.clock());
    const before = await api.db.$count(mails);
    const headers = { 'idempotency-key': `again-${id}` };
    const answers = await Promise.all([resend(id, headers), resend(id, headers)]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await api.db.$count(mails)).toBe(before + 1);
  });

  test('is refused while it is queued, and when its token was removed', async () => {
    const waiting = await resend(await write(answered));
    expect([waiting.statusCode, waiting.json().code]).toEqual([409, 'mail_not_resendable']);
    const secret = await write(reset);
    await markSent(api.db, secret, api.clock());
    expect((await resend(secret)).json().code).toBe('mail_not_resendable');
    expect((await resend(none)).statusCode).toBe(404);
  });
});
