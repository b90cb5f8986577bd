import {
  confirmSecondFactor,
  getUser,
  login,
  loginMfa,
  linkAdminList,
  refresh,
  reportReleaseAlarm,
  startSecondFactor,
  unsubscribeFromNewsletter,
} from '@tassis/contracts';
import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { countOutdatedSecrets, resealSecrets } from '../modules/account/reseal-secrets.service.ts';
import { createUnsubscribeToken } from '../modules/newsletter-subscriptions/newsletter.service.ts';
import { signCallback } from '../payments/callback-signature.ts';
import { checkKeys } from '../production/check-keys.ts';
import { insertAccount } from '../testing/accounts.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { textLike } from '../testing/matchers.ts';

const [first, second] = ['1'.repeat(32), '2'.repeat(32)];
const both = {
  SESSION_SECRET: second,
  SESSION_SECRET_PREVIOUS: first,
  EDGE_SECRET: second,
  EDGE_SECRET_PREVIOUS: first,
};
const before = await createTestApi({ env: { SESSION_SECRET: first, EDGE_SECRET: first } });
const during = await createTestApi({ env: both, restarted: before });
const after = await createTestApi({
  env: { SESSION_SECRET: second, EDGE_SECRET: second },
  restarted: before,
});
const { db, clock } = before;
type Api = typeof before;

type Pair = { access_token: string; refresh_token: string };
const exchange = async (api: Api, token: string) => {
  const answer = await api.ask(refresh, { body: { refresh_token: token } });
  return { statusCode: answer.statusCode, pair: answer.json<Pair>() };
};
const leave = async (api: Api, token: string) =>
  (await api.ask(unsubscribeFromNewsletter, { body: { token } })).statusCode;

test('sessions live on through a rotation, and an answer that was lost on its way is given again', async () => {
  const { token, refreshToken: refreshing } = await before.signIn('client');
  for (const api of [during, after])
    expect((await api.ask(getUser, { token })).statusCode).toBe(200);
  const lost = await exchange(before, refreshing);
  expect(lost.statusCode).toBe(200);
  expect(await exchange(after, refreshing)).toMatchObject({ statusCode: 401 });
  expect(await exchange(during, refreshing)).toEqual(lost);
  const { access_token: access, refresh_token: next } = lost.pair;
  expect((await after.ask(getUser, { token: access })).statusCode).toBe(200);
  expect((await exchange(after, next)).statusCode).toBe(200);
});

test('a download link lives on: no key is in it', async () => {
  const { token } = await before.signIn('admin');
  const link = { token, params: { list: 'users' }, query: { format: 'csv' } } as const;
  const { url } = (await before.ask(linkAdminList, link)).json<{ data: { url: string } }>().data;
  expect((await after.app.inject({ method: 'GET', url })).statusCode).toBe(200);
});

test('a second factor is read with the previous key, encrypted with the new one, then works without the previous', async () => {
  const password = 'Avec-deux-clefs-2026';
  const passwordHash = await before.deps.passwords.hash(password);
  const { id, email } = await insertAccount(db, 'client', { passwordHash });
  const token = await before.createToken(id);
  const begun = await before.ask(startSecondFactor, { token, body: { password } });
  const app = new TOTP({ secret: begun.json<{ data: { secret: string } }>().data.secret });
  const code = () => app.generate({ timestamp: clock().getTime() });
  const confirm = (api: Api) => api.ask(confirmSecondFactor, { token, body: { code: code() } });
  const codes = (await confirm(before)).json();
  expect((await confirm(during)).json()).toEqual(codes);

  const signIn = async (api: Api) => {
    clock.advance(30);
    const { challenge } = (await api.ask(login, { body: { email, password } })).json<{
      challenge: string;
    }>();
    return (await api.ask(loginMfa, { body: { challenge, code: code() } })).statusCode;
  };
  expect([await signIn(during), await signIn(after)]).toEqual([200, 500]);

  const keys = during.deps.config.sessionSecrets;
  expect(await checkKeys(db, keys)).toMatchObject({ found: textLike(/^1 /u) });
  expect(await resealSecrets(db, keys)).toBe(1);
  expect(await resealSecrets(db, keys)).toBe(0);
  expect(await countOutdatedSecrets(db, keys)).toBe(0);
  expect(await checkKeys(db, keys)).toMatchObject({ left: null });
  expect([await signIn(during), await signIn(after), await signIn(before)]).toEqual([
    200, 200, 500,
  ]);
});

test('links of mails open until the previous key is removed; new ones are sealed with the new key', async () => {
  const old = createUnsubscribeToken('a@example.ma', before.deps.config.sessionSecrets);
  const fresh = createUnsubscribeToken('a@example.ma', during.deps.config.sessionSecrets);
  expect([await leave(during, old), await leave(after, old)]).toEqual([204, 422]);
  expect([await leave(during, fresh), await leave(after, fresh)]).toEqual([204, 204]);
});

test('an alarm of a site with the previous secret is taken until that one is removed', async () => {
  const alarm = { kind: 'failing', app: 'a', version: '1.0.0', views: 9, failures: 9, live: null };
  const payload = JSON.stringify(alarm);
  const tell = async (api: Api, secret: string) => {
    const signature = signCallback(secret, Buffer.from(payload), clock());
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: `/api${reportReleaseAlarm.path}`,
      headers: { 'content-type': 'application/json', 'edge-signature': signature },
      payload,
    });
    return statusCode;
  };
  expect([await tell(during, first), await tell(during, second)]).toEqual([204, 204]);
  expect([await tell(after, first), await tell(after, second)]).toEqual([400, 204]);
});
