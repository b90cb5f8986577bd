import {
  confirmSecondFactor,
  getSecondFactor,
  getUser,
  login,
  loginMfa,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '@tassis/contracts';
import { TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { insertAccount } from '../../testing/accounts.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { countMails } from '../../testing/mail-token.ts';
import { getStatuses } from '../../testing/get-statuses.ts';
import { anyText } from '../../testing/matchers.ts';

const api = await createTestApi();
const password = 'Avec-deux-clefs-2026';
const passwordHash = await api.deps.passwords.hash(password);

const codeOf = (secret: string, seconds = 0) =>
  new TOTP({ secret }).generate({ timestamp: api.clock().getTime() + seconds * 1000 });
const start = (token: string, tried = password) =>
  api.ask(startSecondFactor, { token, body: { password: tried } });
const confirm = (token: string, code: string) =>
  api.ask(confirmSecondFactor, { token, body: { code } });

/** Somebody with a confirmed second factor; the clock goes on, so that the next code is another. */
async function protectedAccount() {
  const { id, email } = await insertAccount(api.db, 'admin', { passwordHash });
  const token = await api.createToken(id);
  const { secret } = (await start(token)).json<{ data: { secret: string } }>().data;
  const confirmed = await confirm(token, codeOf(secret));
  const { recovery_codes: codes } = confirmed.json<{ data: { recovery_codes: string[] } }>().data;
  api.clock.advance(30);
  return { id, email, token, secret, codes };
}
const challengeOf = async (email: string) => {
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
  test('gives a secret that counts once a code of it is shown, and recovery codes this once', async () => {
    const { id, email } = await insertAccount(api.db, 'client', { passwordHash });
    const token = await api.createToken(id);
    const { secret, otpauth_uri: uri } = (await start(token)).json<{
      data: { secret: string; otpauth_uri: string };
    }>().data;
    expect(uri).toMatch(/^otpauth:\/\/totp\/Tassis:/u);
    expect(uri).toContain(secret);
    // Not confirmed: the password alone is enough.
    expect((await api.ask(login, { body: { email, password } })).json()).toHaveProperty('user');

    const wrong = await confirm(token, '000000');
    expect([wrong.statusCode, wrong.json()]).toMatchObject([
      422,
      { errors: { code: [/pas valide/u] } },
    ]);
    const codes = (await confirm(token, codeOf(secret))).json<{
      data: { recovery_codes: string[] };
    }>().data.recovery_codes;
    expect(new Set(codes).size).toBe(10);
    expect((await api.ask(getSecondFactor, { token })).json()).toMatchObject({
      data: { enabled: true, recovery_codes_left: 10 },
    });
    expect((await start(token)).json()).toMatchObject({ code: 'second_factor_on' });
    expect((await confirm(token, codeOf(secret, 30))).json()).toMatchObject({
      code: 'second_factor_on',
    });

    const { rows } = await api.pool.query('SELECT * FROM second_factors, recovery_codes');
    expect(JSON.stringify(rows)).not.toContain(secret);
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('is the owner’s own doing: it asks the password, and each change is mailed', async () => {
    const { id, email } = await insertAccount(api.db, 'client', { passwordHash });
    const token = await api.createToken(id);
    expect((await start(token, 'faux')).json()).toMatchObject({
      errors: { password: ['Ce mot de passe n’est pas le bon.'] },
    });
    const { secret } = (await start(token)).json<{ data: { secret: string } }>().data;
    const told = () => countMails(api.db, 'second-factor', email);
    expect(await told()).toBe(0);
    await confirm(token, codeOf(secret));
    expect(await told()).toBe(1);
    await api.ask(removeSecondFactor, { token, body: { password } });
    expect(await told()).toBe(2);
  });

  test('an answer that was lost is given again: the same codes, for the same code, at once', async () => {
    const { id, email } = await insertAccount(api.db, 'client', { passwordHash });
    const token = await api.createToken(id);
    const { secret } = (await start(token)).json<{ data: { secret: string } }>().data;
    const code = codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(token, code)));
    expect(getStatuses(answers)).toEqual([200, 200, 200, 200]);
    api.clock.advance(240);
    expect(new Set([...answers, await confirm(token, code)].map(({ body }) => body)).size).toBe(1);
    expect(await countMails(api.db, 'second-factor', email)).toBe(1);
    expect((await confirm(token, '000000')).statusCode).toBe(409);
    api.clock.advance(60);
    expect((await confirm(token, code)).json()).toMatchObject({ code: 'second_factor_on' });
  });

  test('new codes take the place of the old ones, for the password', async () => {
    const { email, token, codes, secret } = await protectedAccount();
    const renew = (tried: string) =>
      api.ask(renewRecoveryCodes, { token, body: { password: tried } });
    expect((await renew('faux')).statusCode).toBe(422);
    const renewed = (await renew(password)).json<{ data: { recovery_codes: string[] } }>();
    const { recovery_codes: fresh } = renewed.data;
    expect(new Set([...fresh, ...codes]).size).toBe(20);
    expect(await countMails(api.db, 'second-factor', email)).toBe(2);
    expect((await show(await challengeOf(email), codes[0] ?? '')).statusCode).toBe(401);
    expect((await show(await challengeOf(email), fresh[0] ?? '')).statusCode).toBe(200);
    // The codes of the beginning are not given out again.
    expect((await confirm(token, codeOf(secret, -30))).statusCode).toBe(409);
    const without = await insertAccount(api.db, 'client', { passwordHash });
    const payload = { token: await api.createToken(without.id), body: { password } };
    expect((await api.ask(renewRecoveryCodes, payload)).json()).toMatchObject({
      code: 'second_factor_off',
    });
  });

  test('nothing is confirmed that was not begun; taking it off needs the password', async () => {
    const { id, email } = await insertAccount(api.db, 'client', { passwordHash });
    const token = await api.createToken(id);
    expect((await confirm(token, '123456')).json()).toMatchObject({ code: 'second_factor_off' });
    const { secret } = (await start(token)).json<{ data: { secret: string } }>().data;
    await confirm(token, codeOf(secret));
    const remove = (tried: string) =>
      api.ask(removeSecondFactor, { token, body: { password: tried } });
    expect((await remove('faux')).statusCode).toBe(422);
    expect((await remove(password)).statusCode).toBe(204);
    expect((await remove(password)).json()).toMatchObject({ code: 'second_factor_off' });
    expect((await api.ask(login, { body: { email, password } })).json()).toHaveProperty('user');
  });
});

describe('signing in with a second factor', () => {
  test('takes the password, then the code', async () => {
    const { id, email, secret } = await protectedAccount();
    const first = await api.ask(login, { body: { email, password } });
    expect([first.statusCode, first.json()]).toEqual([
      200,
      { mfa_required: true, challenge: anyText },
    ]);
    const answer = await show(first.json<{ challenge: string }>().challenge, codeOf(secret));
    expect(answer.json()).toMatchObject({ token_type: 'Bearer', user: { id } });
    const { access_token: token } = answer.json<{ access_token: string }>();
    expect((await api.ask(getUser, { token })).statusCode).toBe(200);
  });

  test('a code works once, also the one that set it up, and none older after it', async () => {
    const { email, secret } = await protectedAccount();
    const used = await show(await challengeOf(email), codeOf(secret, -30));
    expect([used.statusCode, used.json()]).toMatchObject([401, { code: 'code_invalid' }]);
    expect((await show(await challengeOf(email), codeOf(secret))).statusCode).toBe(200);
    expect((await show(await challengeOf(email), codeOf(secret))).statusCode).toBe(401);
    expect((await show(await challengeOf(email), codeOf(secret, 30))).statusCode).toBe(200);
    expect((await show(await challengeOf(email), codeOf(secret))).statusCode).toBe(401);
  });

  test('of four who show one code at once, one gets in', async () => {
    const { email, secret } = await protectedAccount();
    const challenges = await Promise.all(Array.from({ length: 4 }, () => challengeOf(email)));
    const code = codeOf(secret);
    const answers = await Promise.all(challenges.map((challenge) => show(challenge, code)));
    expect(getStatuses(answers)).toEqual([200, 401, 401, 401]);
  });

  test('a recovery code lets in once, of four at once, however it is typed', async () => {
    const { id, email, codes } = await protectedAccount();
    const [code = ''] = codes;
    const challenges = await Promise.all(Array.from({ length: 4 }, () => challengeOf(email)));
    const typed = code.toLowerCase().replaceAll('-', ' ');
    const answers = await Promise.all(challenges.map((challenge) => show(challenge, typed)));
    expect(getStatuses(answers)).toEqual([200, 401, 401, 401]);
    expect((await show(await challengeOf(email), code)).statusCode).toBe(401);
    const token = await api.createToken(id);
    expect((await api.ask(getSecondFactor, { token })).json()).toMatchObject({
      data: { recovery_codes_left: 9 },
    });
    // Nor is it good for somebody else.
    const other = await protectedAccount();
    expect((await show(await challengeOf(other.email), codes[1] ?? '')).statusCode).toBe(401);
  });

  test('a challenge bears five tries and five minutes, and is met once', async () => {
    const { email, secret } = await protectedAccount();
    const tried = await challengeOf(email);
    for (let n = 0; n < 5; n += 1)
      expect((await show(tried, '000000')).json()).toMatchObject({ code: 'code_invalid' });
    expect((await show(tried, codeOf(secret))).json()).toMatchObject({ code: 'challenge_invalid' });

    const late = await challengeOf(email);
    api.clock.advance(300);
    expect((await show(late, codeOf(secret))).json()).toMatchObject({ code: 'challenge_invalid' });

    const met = await challengeOf(email);
    expect((await show(met, codeOf(secret))).statusCode).toBe(200);
    expect((await show(met, codeOf(secret, 30))).json()).toMatchObject({
      code: 'challenge_invalid',
    });
    expect((await show('f'.repeat(43), codeOf(secret))).statusCode).toBe(401);
  });

  test('codes are not guessed with challenge after challenge', async () => {
    const { email, secret } = await protectedAccount();
    const guess = async () => show(await challengeOf(email), '000000', '203.0.113.9');
    const statuses = [];
    for (let n = 0; n < 9; n += 1) statuses.push((await guess()).statusCode);
    expect(statuses).toEqual(Array.from({ length: 9 }, () => 401));
    // Nine wrong codes; the owner, at another address, can still sign in.
    expect((await show(await challengeOf(email), codeOf(secret))).statusCode).toBe(200);
  });

  test('guessing from one address is stopped', async () => {
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
