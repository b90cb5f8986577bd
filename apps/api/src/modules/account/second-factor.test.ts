import {
  confirmSecondFactor,
  forgotPassword,
  getSecondFactor,
  getUser,
  login,
  loginMfa,
  removeSecondFactor,
  renewRecoveryCodes,
  resetPassword,
  startSecondFactor,
} from '@tassis/contracts';
import { TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { insertAccount } from '../../testing/accounts.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { countMails, mailedToken } from '../../testing/mail-token.ts';
import { getStatuses } from '../../testing/get-statuses.ts';
import { anyText } from '../../testing/matchers.ts';
import { workOffForgotten } from '../../testing/work-off.ts';

const api = await createTestApi();
const password = 'Avec-deux-clefs-2026';
const passwordHash = await api.deps.passwords.hash(password);

const getCode = (secret: string, seconds = 0) =>
  new TOTP({ secret }).generate({ timestamp: api.clock().getTime() + seconds * 1000 });
const start = (token: string, tried = password) =>
  api.ask(startSecondFactor, { token, body: { password: tried } });
const confirm = (token: string, code: string) =>
  api.ask(confirmSecondFactor, { token, body: { code } });

/** Creates a user with a confirmed second factor; the clock advances, so that the next code differs. */
async function protectedAccount() {
  const { id, email } = await insertAccount(api.db, 'admin', { passwordHash });
  const token = await api.createToken(id);
  const { secret } = (await start(token)).json<{ data: { secret: string } }>().data;
  const confirmed = await confirm(token, getCode(secret));
  const { recovery_codes: codes } = confirmed.json<{ data: { recovery_codes: string[] } }>().data;
  api.clock.advance(30);
  return { id, email, token, secret, codes };
}
const getChallenge = async (email: string) => {
  const answer = await api.ask(login, { body: { email, password } });
  return answer.json<{ challenge: string }>().challenge;
};
let address = 0;
const show = (challenge: string, code: string, remoteAddress?: string) => {
  address += 1;
  const from = remoteAddress ?? `10.7.${address >> 8}.${address & 255}`;
  return api.ask(loginMfa, { body: { challenge, code }, remoteAddress: from });
};

describe('setting up', () => {
  test('returns a secret, which is active once a code is confirmed, and recovery codes, which are shown once', async () => {
    const { id, email } = await insertAccount(api.db, 'client', { passwordHash });
    const token = await api.createToken(id);
    const { secret, otpauth_uri: uri } = (await start(token)).json<{
      data: { secret: string; otpauth_uri: string };
    }>().data;
    expect(uri).toMatch(/^otpauth:\/\/totp\/Tassis:/u);
    expect(uri).toContain(secret);
    // Not confirmed yet: the password alone is enough.
    expect((await api.ask(login, { body: { email, password } })).json()).toHaveProperty('user');

    const wrong = await confirm(token, '000000');
    expect([wrong.statusCode, wrong.json()]).toMatchObject([
      422,
      { errors: { code: [/pas valide/u] } },
    ]);
    const codes = (await confirm(token, getCode(secret))).json<{
      data: { recovery_codes: string[] };
    }>().data.recovery_codes;
    expect(new Set(codes).size).toBe(10);
    expect((await api.ask(getSecondFactor, { token })).json()).toMatchObject({
      data: { enabled: true, recovery_codes_left: 10 },
    });
    expect((await start(token)).json()).toMatchObject({ code: 'second_factor_on' });
    expect((await confirm(token, getCode(secret, 30))).json()).toMatchObject({
      code: 'second_factor_on',
    });

    const { rows } = await api.pool.query('SELECT * FROM second_factors, recovery_codes');
    expect(JSON.stringify(rows)).not.toContain(secret);
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('requires the password, and mails each change', async () => {
    const { id, email } = await insertAccount(api.db, 'client', { passwordHash });
    const token = await api.createToken(id);
    expect((await start(token, 'faux')).json()).toMatchObject({
      errors: { password: ['Ce mot de passe n’est pas le bon.'] },
    });
    const { secret } = (await start(token)).json<{ data: { secret: string } }>().data;
    const told = () => countMails(api.db, 'second-factor', email);
    expect(await told()).toBe(0);
    await confirm(token, getCode(secret));
    expect(await told()).toBe(1);
    await api.ask(removeSecondFactor, { token, body: { password } });
    expect(await told()).toBe(2);
  });

  test('a retry after a lost answer returns the same codes for the same code', async () => {
    const { id, email } = await insertAccount(api.db, 'client', { passwordHash });
    const token = await api.createToken(id);
    const { secret } = (await start(token)).json<{ data: { secret: string } }>().data;
    const code = getCode(secret);
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(token, code)));
    expect(getStatuses(answers)).toEqual([200, 200, 200, 200]);
    api.clock.advance(240);
    expect(new Set([...answers, await confirm(token, code)].map(({ body }) => body)).size).toBe(1);
    expect(await countMails(api.db, 'second-factor', email)).toBe(1);
    expect((await confirm(token, '000000')).statusCode).toBe(409);
    api.clock.advance(60);
    expect((await confirm(token, code)).json()).toMatchObject({ code: 'second_factor_on' });
  });

  test('new recovery codes replace the old ones, and require the password', async () => {
    const { email, token, codes, secret } = await protectedAccount();
    const renew = (tried: string) =>
      api.ask(renewRecoveryCodes, { token, body: { password: tried } });
    expect((await renew('faux')).statusCode).toBe(422);
    const renewed = (await renew(password)).json<{ data: { recovery_codes: string[] } }>();
    const { recovery_codes: fresh } = renewed.data;
    expect(new Set([...fresh, ...codes]).size).toBe(20);
    expect(await countMails(api.db, 'second-factor', email)).toBe(2);
    expect((await show(await getChallenge(email), codes[0] ?? '')).statusCode).toBe(401);
    expect((await show(await getChallenge(email), fresh[0] ?? '')).statusCode).toBe(200);
    // The first recovery codes are never issued again.
    expect((await confirm(token, getCode(secret, -30))).statusCode).toBe(409);
    const without = await insertAccount(api.db, 'client', { passwordHash });
    const payload = { token: await api.createToken(without.id), body: { password } };
    expect((await api.ask(renewRecoveryCodes, payload)).json()).toMatchObject({
      code: 'second_factor_off',
    });
  });

  test('without a started setup nothing is confirmed; turning it off requires the password', async () => {
    const { id, email } = await insertAccount(api.db, 'client', { passwordHash });
    const token = await api.createToken(id);
    expect((await confirm(token, '123456')).json()).toMatchObject({ code: 'second_factor_off' });
    const { secret } = (await start(token)).json<{ data: { secret: string } }>().data;
    await confirm(token, getCode(secret));
    const remove = (tried: string) =>
      api.ask(removeSecondFactor, { token, body: { password: tried } });
    expect((await remove('faux')).statusCode).toBe(422);
    expect((await remove(password)).statusCode).toBe(204);
    expect((await remove(password)).json()).toMatchObject({ code: 'second_factor_off' });
    expect((await api.ask(login, { body: { email, password } })).json()).toHaveProperty('user');
  });
});

describe('signing in with a second factor', () => {
  test('a password that was reset by mail does not do without the code', async () => {
    const { email } = await protectedAccount();
    await api.ask(forgotPassword, { body: { email } });
    await workOffForgotten(api.deps);
    const token = (await mailedToken(api.db, 'password-reset', email)) ?? '';
    const chosen = 'Retrouve-par-courriel-2026';
    const body = { token, password: chosen, password_confirmation: chosen };
    expect((await api.ask(resetPassword, { body })).statusCode).toBe(204);
    const answer = await api.ask(login, { body: { email, password: chosen } });
    expect(answer.json()).toMatchObject({ mfa_required: true });
    expect(answer.json()).not.toHaveProperty('access_token');
  });

  test('requires the password, then the code', async () => {
    const { id, email, secret } = await protectedAccount();
    const first = await api.ask(login, { body: { email, password } });
    expect([first.statusCode, first.json()]).toEqual([
      200,
      { mfa_required: true, challenge: anyText },
    ]);
    const answer = await show(first.json<{ challenge: string }>().challenge, getCode(secret));
    expect(answer.json()).toMatchObject({ token_type: 'Bearer', user: { id } });
    const { access_token: token } = answer.json<{ access_token: string }>();
    expect((await api.ask(getUser, { token })).statusCode).toBe(200);
  });

  test('accepts a code once, also the one of the setup, and no older code after it', async () => {
    const { email, secret } = await protectedAccount();
    const used = await show(await getChallenge(email), getCode(secret, -30));
    expect([used.statusCode, used.json()]).toMatchObject([401, { code: 'code_invalid' }]);
    expect((await show(await getChallenge(email), getCode(secret))).statusCode).toBe(200);
    expect((await show(await getChallenge(email), getCode(secret))).statusCode).toBe(401);
    expect((await show(await getChallenge(email), getCode(secret, 30))).statusCode).toBe(200);
    expect((await show(await getChallenge(email), getCode(secret))).statusCode).toBe(401);
  });

  test('of four concurrent calls with one code one succeeds', async () => {
    const { email, secret } = await protectedAccount();
    const challenges = await Promise.all(Array.from({ length: 4 }, () => getChallenge(email)));
    const code = getCode(secret);
    const answers = await Promise.all(challenges.map((challenge) => show(challenge, code)));
    expect(getStatuses(answers)).toEqual([200, 401, 401, 401]);
  });

  test('accepts a recovery code once, also of four concurrent calls, however it is typed', async () => {
    const { id, email, codes } = await protectedAccount();
    const [code = ''] = codes;
    const challenges = await Promise.all(Array.from({ length: 4 }, () => getChallenge(email)));
    const typed = code.toLowerCase().replaceAll('-', ' ');
    const answers = await Promise.all(challenges.map((challenge) => show(challenge, typed)));
    expect(getStatuses(answers)).toEqual([200, 401, 401, 401]);
    expect((await show(await getChallenge(email), code)).statusCode).toBe(401);
    const token = await api.createToken(id);
    expect((await api.ask(getSecondFactor, { token })).json()).toMatchObject({
      data: { recovery_codes_left: 9 },
    });
    // It is not valid for another user either.
    const other = await protectedAccount();
    expect((await show(await getChallenge(other.email), codes[1] ?? '')).statusCode).toBe(401);
  });

  test('a challenge allows five attempts in five minutes, and succeeds once', async () => {
    const { email, secret } = await protectedAccount();
    const tried = await getChallenge(email);
    for (let n = 0; n < 5; n += 1)
      expect((await show(tried, '000000')).json()).toMatchObject({ code: 'code_invalid' });
    expect((await show(tried, getCode(secret))).json()).toMatchObject({
      code: 'challenge_invalid',
    });

    const late = await getChallenge(email);
    api.clock.advance(300);
    expect((await show(late, getCode(secret))).json()).toMatchObject({ code: 'challenge_invalid' });

    const met = await getChallenge(email);
    expect((await show(met, getCode(secret))).statusCode).toBe(200);
    expect((await show(met, getCode(secret, 30))).json()).toMatchObject({
      code: 'challenge_invalid',
    });
    expect((await show('f'.repeat(43), getCode(secret))).statusCode).toBe(401);
  });

  test('the attempts count over all challenges', async () => {
    const { email, secret } = await protectedAccount();
    const guess = async () => show(await getChallenge(email), '000000', '203.0.113.9');
    const statuses = [];
    for (let n = 0; n < 9; n += 1) statuses.push((await guess()).statusCode);
    expect(statuses).toEqual(Array.from({ length: 9 }, () => 401));
    // After nine wrong codes the owner can still sign in from another address.
    expect((await show(await getChallenge(email), getCode(secret))).statusCode).toBe(200);
  });

  test('the attempts of one address are limited', async () => {
    const { id } = await protectedAccount();
    const { throttles } = api.deps;
    const waits = [];
    for (let n = 0; n < 11; n += 1) {
      waits.push(await throttles.code({ userId: id, address: '203.0.113.10' }));
    }
    expect(waits.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => null));
    expect(waits[10]).toBeGreaterThan(0);
  });
});
