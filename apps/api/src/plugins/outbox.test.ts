import { expect, test } from 'vitest';
import { mails } from '../database/schema/index.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { createTestApi } from '../testing/create-test-api.ts';

const api = await createTestApi({ env: { SITE_URL: 'https://www.tassis.example' } });
const get = (url: string) => api.app.inject({ url });

test('the outbox lists what was written, and shows each as HTML and as text', async () => {
  expect((await get('/docs/outbox')).body).toContain('No mail yet.');
  const content = { template: 'password-reset', resetToken: 'secret' } as const;
  const to = '"<b>"@example.ma';
  const who = { to, userId: null, locale: 'fr', now: api.clock() } as const;
  const mail = { ...content, firstName: '<script>alert(1)</script>' };
  await queueMail(api.db, { ...who, content: mail, dedupeKey: 'reset:1' });
  const [row] = await api.db.select().from(mails);
  const list = await get('/docs/outbox');
  expect(list.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(list.body).toContain(`href="/docs/outbox/${row?.id}"`);
  expect(list.body).toContain('&quot;&lt;b&gt;&quot;@example.ma');
  const one = await get(`/docs/outbox/${row?.id}`);
  expect(one.body).toContain('https://www.tassis.example/reset-password?token=secret');
  expect(one.body).toContain(`src="/docs/outbox/${row?.id}/html"`);
  const shown = await get(`/docs/outbox/${row?.id}/html`);
  expect(shown.body).toContain('href="https://www.tassis.example/reset-password?token=secret"');
  expect(shown.headers['content-security-policy']).toContain('sandbox');
  for (const { body } of [list, one, shown]) {
    expect(body).not.toContain('<script');
    expect(body).not.toContain('site.invalid');
  }
});

test.each(['/docs/outbox/1', '/docs/outbox/00000000-0000-4000-8000-000000000000/html'])(
  '%s is not there',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);

test('the documentation is still there beside it', async () => {
  expect((await get('/docs/')).statusCode).toBe(200);
});

test('production has none', async () => {
  const { app } = await createTestApi({
    env: {
      APP_ENV: 'production',
      SESSION_SECRET: 'p'.repeat(40),
      EDGE_SECRET: 'e'.repeat(32),
      SITE_URL: 'https://tassis.example',
      SMTP_URL: 'smtp://127.0.0.1:1',
      TRUSTED_PROXIES: 'none',
    },
  });
  expect((await app.inject({ url: '/docs/outbox' })).statusCode).toBe(404);
});
