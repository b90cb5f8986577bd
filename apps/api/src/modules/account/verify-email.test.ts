import { getUser, registerClient, requestEmailVerification, verifyEmail } from '@tassis/contracts';
import { aRegistration } from '@tassis/testing/builders';
import { expect, test } from 'vitest';
import { createTestApi } from '../../testing/create-test-api.ts';
import { countMails, mailedToken } from '../../testing/mail-token.ts';

const api = await createTestApi();

let made = 0;
const register = async () => {
  made += 1;
  const body = aRegistration({ email: `adresse${made}@example.com` });
  const answer = await api.ask(registerClient, { body });
  return { email: body.email, token: answer.json<{ access_token: string }>().access_token };
};
const verify = (token: string | null) => api.ask(verifyEmail, { body: { token: token ?? 'none' } });
const isVerified = async (token: string) =>
  (await api.ask(getUser, { token })).json<{ user: { email_verified: boolean } }>().user
    .email_verified;

test('the link of the welcome mail confirms the address, also at a second visit', async () => {
  const { email, token } = await register();
  const link = await mailedToken(api.db, 'welcome', email);
  expect(await isVerified(token)).toBe(false);
  expect((await verify(link)).statusCode).toBe(204);
  expect(await isVerified(token)).toBe(true);
  expect((await verify(link)).statusCode).toBe(204);
});

test('a forged or expired link, or one for another purpose, confirms nothing', async () => {
  const { email } = await register();
  const link = await mailedToken(api.db, 'welcome', email);
  await api.pool.query(`UPDATE account_tokens SET purpose = 'password_reset'`);
  expect((await verify(link)).json()).toMatchObject({ code: 'link_invalid' });
  await api.pool.query(`UPDATE account_tokens SET purpose = 'email_verification'`);
  expect((await verify('f'.repeat(43))).statusCode).toBe(422);
  api.clock.advance(7 * 86_400);
  expect((await verify(link)).statusCode).toBe(422);
});

test('another mail can be requested five times an hour, until the address is confirmed', async () => {
  const { email, token } = await register();
  const ask = async () => (await api.ask(requestEmailVerification, { token })).statusCode;
  expect([await ask(), await ask(), await ask(), await ask(), await ask(), await ask()]).toEqual([
    202, 202, 202, 202, 202, 429,
  ]);
  expect(await countMails(api.db, 'email-verification', email)).toBe(5);
  await verify(await mailedToken(api.db, 'email-verification', email));
  expect(await isVerified(token)).toBe(true);
  expect(await ask()).toBe(202);
  expect(await countMails(api.db, 'email-verification', email)).toBe(5);
});
