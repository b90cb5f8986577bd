import { login } from '@tassis/contracts';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { users } from '../../database/schema/index.ts';
import { insertAccount } from '../../testing/accounts.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { anyText } from '../../testing/matchers.ts';

const api = await createTestApi({ env: { LOGIN_LIMIT_PER_ADDRESS: '40' } });
const password = 'Œuf-à-la-coque 2026';
const passwordHash = await api.deps.passwords.hash(password);
const account = (role: 'client' | 'admin' = 'client') =>
  insertAccount(api.db, role, { passwordHash });

let address = 0;
/** Each call has its own address, so that the cases do not share a limit. */
const newAddress = () => {
  address += 1;
  return `10.0.${address >> 8}.${address & 255}`;
};
const signIn = (body: object, remoteAddress = newAddress()) =>
  api.ask(login, { payload: body, remoteAddress });

describe('POST /login', () => {
  test('answers the tokens at the top level, and the user', async () => {
    const { id, email } = await account();
    const answer = await signIn({ email: ` ${email.toUpperCase()} `, password });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({
      access_token: anyText,
      refresh_token: anyText,
      token_type: 'Bearer',
      expires_in: 600,
      user: { id, email, user_type: 'client', client: { firstName: anyText } },
    });
    expect(answer.body).not.toContain('argon2');
  });

  test('answers a new token each time', async () => {
    const { email } = await account();
    const answers = [await signIn({ email, password }), await signIn({ email, password })];
    expect(
      new Set(answers.map((answer) => answer.json<{ access_token: string }>().access_token)).size,
    ).toBe(2);
  });

  test('takes a password of ten years ago, and asks for no other', async () => {
    const { id, email } = await account();
    const createdAt = new Date(api.clock().getTime() - 10 * 366 * 86_400_000);
    await api.db.update(users).set({ createdAt }).where(eq(users.id, id));
    const answer = await signIn({ email, password });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { user: { id } }]);
  });

  test('answers the same for an unknown address, a wrong password and a disabled account', async () => {
    const { id, email } = await account();
    const wrong = await signIn({ email, password: `${password}!` });
    const unknown = await signIn({ email: 'personne@example.com', password });
    await api.db.update(users).set({ disabledAt: api.clock() }).where(eq(users.id, id));
    const closed = await signIn({ email, password });
    for (const answer of [wrong, unknown, closed]) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({
        message: 'Email ou mot de passe incorrect. Veuillez vérifier vos informations.',
        code: 'credentials_invalid',
        request_id: answer.headers['x-request-id'],
      });
    }
  });

  test('computes a hash even if no account has this address', async () => {
    const verify = vi.spyOn(api.deps.passwords, 'verify');
    await signIn({ email: 'personne@example.com', password });
    expect(verify).toHaveBeenCalledExactlyOnceWith(password, null);
    verify.mockRestore();
  });

  test('lists the missing fields', async () => {
    const answer = await signIn({ email: 'sans-arobase' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      message: 'Données de connexion invalides.',
      code: 'login_data_invalid',
      errors: {
        email: ['Veuillez entrer une adresse email valide.'],
        password: ['Veuillez remplir tous les champs requis.'],
      },
    });
  });

  test('answers in English on request', async () => {
    const headers = { 'accept-language': 'en-GB,en;q=0.9' };
    const answer = await api.ask(login, { payload: {}, headers });
    expect(answer.headers['content-language']).toBe('en');
    expect(answer.json()).toMatchObject({ message: 'Invalid login details.' });
  });
});

describe('guessing a password', () => {
  test('is limited to ten hashes in a quarter of an hour from one address', async () => {
    const { email } = await account();
    const guesser = newAddress();
    const verify = vi.spyOn(api.deps.passwords, 'verify');
    const tries = await Promise.all(
      Array.from({ length: 25 }, (_, n) => signIn({ email, password: `faux-${n}` }, guesser)),
    );
    const refused = tries.filter(({ statusCode }) => statusCode === 429);
    expect(verify).toHaveBeenCalledTimes(10);
    verify.mockRestore();
    expect(refused).toHaveLength(15);
    const [first] = refused;
    expect(Number(first?.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(first?.headers['retry-after'])).toBeLessThanOrEqual(900);
    expect(first?.json()).toMatchObject({
      message:
        'Trop de tentatives de connexion. Veuillez patienter quelques minutes avant de réessayer.',
      code: 'login_throttled',
    });
    expect((await signIn({ email, password }, guesser)).statusCode).toBe(429);
  });

  test('does not lock out the owner at another address', async () => {
    const { email } = await account();
    const guesser = newAddress();
    for (let n = 0; n < 30; n += 1) await signIn({ email, password: `faux-${n}` }, guesser);
    expect((await signIn({ email, password })).statusCode).toBe(200);
    // The owner's success does not reset the limit of the attacker.
    expect((await signIn({ email, password }, guesser)).statusCode).toBe(429);
  });

  test('is limited to a hundred hashes from all addresses together', async () => {
    const { email } = await account();
    const verify = vi.spyOn(api.deps.passwords, 'verify').mockResolvedValue(false);
    const tries = await Promise.all(
      Array.from({ length: 110 }, (_, n) => signIn({ email, password: `faux-${n}` })),
    );
    expect(verify).toHaveBeenCalledTimes(100);
    verify.mockRestore();
    expect(tries.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
    expect((await signIn({ email, password })).statusCode).toBe(429);
  });

  test('the limit of an address is reset when its owner signs in', async () => {
    const { email } = await account();
    const home = newAddress();
    for (let n = 0; n < 9; n += 1) await signIn({ email, password: `faux-${n}` }, home);
    expect((await signIn({ email, password }, home)).statusCode).toBe(200);
    for (let n = 0; n < 9; n += 1) await signIn({ email, password: `faux-${n}` }, home);
    expect((await signIn({ email, password }, home)).statusCode).toBe(200);
  });

  test('of many accounts is limited by client address, which cannot be forged', async () => {
    const answers = [];
    for (let n = 0; n < 41; n += 1) {
      // The `X-Forwarded-For` of a caller that is not our proxy is ignored.
      const headers = { 'x-forwarded-for': `192.0.2.${n}` };
      const body = { email: `compte${n}@example.com`, password };
      answers.push(await api.ask(login, { body, headers, remoteAddress: '203.0.113.7' }));
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      ...Array.from({ length: 40 }, () => 401),
      429,
    ]);
  });
});
