import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { getUser, login, resetPassword } from '@tassis/contracts';
import { builtProgram, compiledPrograms } from '@tassis/build/programs';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../database/schema/index.ts';
import { createTestDatabase } from '../database/testing/create-test-database.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { createAdmin } from './create-admin.ts';
import { textWith } from '../testing/matchers.ts';

const main = await builtProgram('main');
const api = await createTestApi();
const siteUrl = 'https://tassis.example';
const make = (wanted: { email: string; password?: string }) =>
  createAdmin({ ...api.deps, siteUrl }, wanted);
const password = 'Premier-admin-2026';
const signIn = (email: string, tried = password) =>
  api.ask(login, { body: { email, password: tried } });

describe('creating an administrator', () => {
  test('without a password returns a link that works once, within a day', async () => {
    const link = await make({ email: ' Chef@Example.com ' });
    expect(link).toMatch(/^https:\/\/tassis\.example\/reset-password\?token=[\w-]{43}$/u);
    const token = new URL(link ?? '').searchParams.get('token') ?? '';
    api.clock.advance(86_399);
    const body = { token, password, password_confirmation: password };
    expect((await api.ask(resetPassword, { body })).statusCode).toBe(204);
    expect((await api.ask(resetPassword, { body })).statusCode).toBe(422);
    const answer = await signIn('chef@example.com');
    expect(answer.json()).toMatchObject({ user: { user_type: 'admin', admin: { role: 'Admin' } } });
    const { access_token: session } = answer.json<{ access_token: string }>();
    expect((await api.ask(getUser, { token: session })).statusCode).toBe(200);
  });

  test('with a password allows a sign-in at once', async () => {
    expect(await make({ email: 'presse@example.com', password })).toBeNull();
    expect((await signIn('presse@example.com')).statusCode).toBe(200);
  });

  test.each([
    ['an address that is taken', { email: 'CHEF@example.com' }, /already/u],
    ['no address', { email: 'chef' }, /e-mail/iu],
    ['a short password', { email: 'court@example.com', password: 'court' }, /8/u],
  ])('refuses %s', async (_name, wanted, message) => {
    await expect(make(wanted)).rejects.toThrow(message);
  });
});

test('the command works on an empty production database, and reports errors', async () => {
  const { db, url } = await createTestDatabase();
  const production = {
    PATH: process.env['PATH'],
    ...compiledPrograms(),
    APP_ENV: 'production',
    SESSION_SECRET: 'x'.repeat(32),
    EDGE_SECRET: 'e'.repeat(32),
    SITE_URL: siteUrl,
    SMTP_URL: 'smtp://127.0.0.1:1',
    TRUSTED_PROXIES: 'none',
    DATABASE_URL: url,
  };
  const run = (env: object) =>
    promisify(execFile)(process.execPath, ['--disable-warning=DeprecationWarning', main], {
      env: { ...production, ...env },
    });
  const { stdout } = await run({ EMAIL: 'seul@example.com' });
  expect(stdout).toContain(`${siteUrl}/reset-password?token=`);
  const found = await db.select().from(users).where(eq(users.userType, 'admin'));
  expect(found).toMatchObject([{ email: 'seul@example.com' }]);
  await expect(run({ EMAIL: 'seul@example.com' })).rejects.toMatchObject({
    code: 1,
    stderr: textWith('already'),
  });
  await expect(run({})).rejects.toMatchObject({ stderr: textWith('EMAIL') });
});
