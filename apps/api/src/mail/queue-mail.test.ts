import { expect, test } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';
import { queueMail } from './queue-mail.ts';

const api = await createTestApi();

test('a mail that its reader waits for precedes older news', async () => {
  const who = { to: 'salma@example.ma', userId: null, locale: 'fr', now: api.clock() } as const;
  const news = { template: 'partner-validated', firstName: 'Salma' } as const;
  const reset = { template: 'password-reset', firstName: 'Salma', resetToken: 'secret' } as const;
  for (const n of [1, 2, 3])
    await queueMail(api.db, { ...who, content: news, dedupeKey: `news:${n}` });
  await queueMail(api.db, { ...who, content: reset, dedupeKey: 'reset:1' });
  const { rows } = await api.pool.query(
    `SELECT mails.template FROM pgboss.job JOIN mails ON mails.id::text = job.data ->> 'mailId'
     ORDER BY job.priority DESC, job.created_on`,
  );
  expect(rows.map(({ template }: { template: string }) => template)).toEqual([
    'password-reset',
    'partner-validated',
    'partner-validated',
    'partner-validated',
  ]);
});
