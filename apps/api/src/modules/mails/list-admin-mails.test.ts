import { listAdminMails } from '@tassis/contracts';
import { expect, test } from 'vitest';
import { markFailedTry } from '../../mail/outbox.repository.ts';
import { mails } from '../../database/schema/index.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { createTestApi } from '../../testing/create-test-api.ts';

const api = await createTestApi();

test('the log shows the recipients and whether a mail was sent, never its text', async () => {
  const { token } = await api.signIn('admin');
  const content = { template: 'password-reset', firstName: 'Salma', resetToken: 'SECRET' } as const;
  const who = { to: 'salma@example.ma', userId: null, locale: 'fr' } as const;
  await queueMail(api.db, { ...who, content, dedupeKey: 'reset:1', now: api.clock() });
  const list = async (query = {}) => api.ask(listAdminMails, { token, query });
  const [mail] = await api.db.select().from(mails);
  await markFailedTry(api.db, mail?.id ?? '', { error: '550 No such mailbox', isFinal: true });
  const answer = await list({ status: 'failed' });
  expect(answer.json()).toMatchObject({
    data: [
      {
        id: mail?.id,
        template: 'password-reset',
        recipient: 'salma@example.ma',
        status: 'failed',
        attempts: 1,
        last_error: '550 No such mailbox',
        sent_at: null,
      },
    ],
    meta: { total: 1 },
  });
  expect(answer.body).not.toContain('SECRET');
  expect((await list({ status: 'sent' })).json()).toMatchObject({ data: [] });
  expect((await list({ status: 'lost' })).statusCode).toBe(422);
  const recipients = async (search: string) =>
    (await list({ search })).json<{ data: { recipient: string }[] }>().data.map((m) => m.recipient);
  expect(await recipients('SALMA@')).toEqual(['salma@example.ma']);
  expect(await recipients('mot de passe')).toEqual(['salma@example.ma']);
  expect(await recipients('SECRET')).toEqual([]);
});
