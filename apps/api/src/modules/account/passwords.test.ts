import { changePassword, forgotPassword, getUser, login, resetPassword } from '@tassis/contracts';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { mails, users } from '../../database/schema/index.ts';
import { insertAccount } from '../../testing/accounts.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { countMails, mailedToken } from '../../testing/mail-token.ts';
import { getStatuses } from '../../testing/get-statuses.ts';
import { workOffForgotten } from '../../testing/work-off.ts';
import { confirmOwnPassword } from './password.service.ts';

const api = await createTestApi();
const password = 'Ancien-mot-2026';
const next = 'Nouveau-mot-2026';
const passwordHash = await api.deps.passwords.hash(password);
const account = async () => {
  const made = await insertAccount(api.db, 'client', { passwordHash });
  return { ...made, token: await api.createToken(made.id) };
};
const isIn = async (token: string) => (await api.ask(getUser, { token })).statusCode === 200;
const mayLogin = async (email: string, tried: string) =>
  (await api.ask(login, { body: { email, password: tried } })).statusCode === 200;
const forgot = async (email: string) => {
  const answer = await api.ask(forgotPassword, { body: { email } });
  await workOffForgotten(api.deps);
  return answer;
};
const resetWith = (token: string | null, chosen = next) => {
  const body = { token: token ?? 'none', password: chosen, password_confirmation: chosen };
  return api.ask(resetPassword, { body });
};

const askLink = async (email: string) => {
  await forgot(email);
  return mailedToken(api.db, 'password-reset', email);
};

const change = (token: string, current: string, chosen = next) =>
  api.ask(changePassword, {
    token,
    body: { current_password: current, password: chosen, password_confirmation: chosen },
  });

describe('PUT /user/password', () => {
  test('ends the other sessions but not this one, and sends a mail', async () => {
    const { id, email, token } = await account();
    const other = await api.createToken(id);
    expect(await isIn(other)).toBe(true);
    expect((await change(token, password)).statusCode).toBe(204);
    expect([await isIn(token), await isIn(other)]).toEqual([true, false]);
    expect([await mayLogin(email, password), await mayLogin(email, next)]).toEqual([false, true]);
    expect(await countMails(api.db, 'password-changed', email)).toBe(1);
  });

  test('a wrong password is an error of its field, and does not end the session', async () => {
    const { email, token } = await account();
    const answer = await change(token, 'faux');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { errors: { current_password: ['Ce mot de passe n’est pas le bon.'] } },
    ]);
    expect((await change(token, password, 'court')).statusCode).toBe(422);
    expect([await isIn(token), await mayLogin(email, password)]).toEqual([true, true]);
  });

  test('an open session cannot be used to guess the password', async () => {
    const { token } = await account();
    const verify = vi.spyOn(api.deps.passwords, 'verify').mockResolvedValue(false);
    const tries = [];
    for (let n = 0; n < 12; n += 1) tries.push((await change(token, `faux-${n}`)).statusCode);
    expect(verify).toHaveBeenCalledTimes(10);
    verify.mockRestore();
    expect(tries.slice(9)).toEqual([422, 429, 429]);
  });

  test('right passwords do not count towards the limit: eleven in a row pass', async () => {
    const { id } = await account();
    const shown = { userId: id, password, field: 'password' } as const;
    for (let n = 0; n < 11; n += 1) {
      expect(await confirmOwnPassword(api.deps, shown)).toMatchObject({ user: { id } });
    }
  });
});

describe('POST /password/forgot', () => {
  test('answers the same for an existing, a missing and a disabled account, after the same work', async () => {
    const { email } = await account();
    const closed = await account();
    const before = await api.db.$count(mails);
    await api.db.update(users).set({ disabledAt: api.clock() }).where(eq(users.id, closed.id));
    for (const asked of [email.toUpperCase(), 'personne@example.com', closed.email]) {
      const answer = await api.ask(forgotPassword, { body: { email: asked } });
      expect([answer.statusCode, answer.json()]).toEqual([202, { success: true, data: null }]);
    }
    // The account is looked up after the answer, whose time would otherwise tell whether it exists.
    expect(await api.db.$count(mails)).toBe(before);
    await workOffForgotten(api.deps);
    expect(await countMails(api.db, 'password-reset', email)).toBe(1);
    expect(await countMails(api.db, 'password-reset', closed.email)).toBe(0);
    expect(await countMails(api.db, 'password-reset', 'personne@example.com')).toBe(0);
  });

  test('limits the mails to an address, and the links of the sent ones stay valid', async () => {
    const { email } = await account();
    for (let n = 0; n < 8; n += 1) expect((await forgot(email)).statusCode).toBe(202);
    expect(await countMails(api.db, 'password-reset', email)).toBe(5);
    expect((await resetWith(await mailedToken(api.db, 'password-reset', email))).statusCode).toBe(
      204,
    );
  });
});

describe('POST /password/reset', () => {
  test('ends every session, confirms the address and works once', async () => {
    const { id, email, token } = await account();
    const link = await askLink(email);
    expect((await resetWith(link)).statusCode).toBe(204);
    expect(await isIn(token)).toBe(false);
    expect([await mayLogin(email, password), await mayLogin(email, next)]).toEqual([false, true]);
    const [row] = await api.db.select().from(users).where(eq(users.id, id));
    expect(row?.emailVerifiedAt).toEqual(api.clock());
    expect(await countMails(api.db, 'password-changed', email)).toBe(1);

    const again = await resetWith(link, 'Encore-un-autre-2026');
    expect([again.statusCode, again.json()]).toMatchObject([422, { code: 'link_invalid' }]);
    expect(await mayLogin(email, next)).toBe(true);
  });

  test('of many concurrent calls one succeeds, and older links become invalid', async () => {
    const { email } = await account();
    const older = await askLink(email);
    api.clock.advance(1);
    const link = await askLink(email);
    expect(link).not.toBe(older);
    const answers = await Promise.all(Array.from({ length: 4 }, () => resetWith(link)));
    expect(getStatuses(answers)).toEqual([204, 422, 422, 422]);
    expect((await resetWith(older)).statusCode).toBe(422);
  });

  test('fails after an hour, with a forged token and for a disabled account', async () => {
    const { id, email } = await account();
    expect((await resetWith('f'.repeat(43))).statusCode).toBe(422);
    const late = await askLink(email);
    api.clock.advance(3600);
    expect((await resetWith(late)).statusCode).toBe(422);
    const link = await askLink(email);
    await api.db.update(users).set({ disabledAt: api.clock() }).where(eq(users.id, id));
    expect((await resetWith(link)).statusCode).toBe(422);
  });

  test('stores only the hash of the token', async () => {
    const { email } = await account();
    const link = await askLink(email);
    const { rows } = await api.pool.query('SELECT * FROM account_tokens');
    expect(JSON.stringify(rows)).not.toContain(link);
  });
});
