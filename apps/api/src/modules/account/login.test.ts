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
/** Each from an address of its own, so that cases do not count together. */
const newAddress = () => {
  address += 1;
  return `10.0.${address >> 8}.${address & 255}`;
};
const signIn = (body: object, remoteAddress = newAddress()) =>
  api.ask(login, { payload: body, remoteAddress });

describe('POST /login', () => {
  test('answers the tokens at the top level and who it is', async () => {
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

  test('gives a new token each time', async () => {
    const { email } = await account();
    const answers = [await signIn({ email, password }), await signIn({ email, password })];
    expect(
      new Set(answers.map((answer) => answer.json<{ access_token: string }>().access_token)).size,
    ).toBe(2);
  });

  test('an unknown address, a wrong password and a closed account get one answer', async () => {
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

  test('looks at a hash even when nobody has this address', async () => {
    const verify = vi.spyOn(api.deps.passwords, 'verify');
    await signIn({ email: 'personne@example.com', password });
    expect(verify).toHaveBeenCalledExactlyOnceWith(password, null);
    verify.mockRestore();
  });

  test('says what is missing, field by field', async () => {
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

  test('speaks English when asked', async () => {
    const headers = { 'accept-language': 'en-GB,en;q=0.9' };
    const answer = await api.ask(login, { payload: {}, headers });
    expect(answer.headers['content-language']).toBe('en');
    expect(answer.json()).toMatchObject({ message: 'Invalid login details.' });
  });
});

describe('guessing a password', () => {
  test('reaches the hash ten times in a quarter of an hour from one address', async () => {
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

  test('does not keep the owner out, who is elsewhere', async () => {
    const { email } = await account();
    const guesser = newAddress();
    for (let n = 0; n < 30; n += 1) await signIn({ email, password: `faux-${n}` }, guesser);
    expect((await signIn({ email, password })).statusCode).toBe(200);
    // Nor does the owner's success give the guesser new tries.
    expect((await signIn({ email, password }, guesser)).statusCode).toBe(429);
  });

  test('reaches the hash a hundred times from all addresses together', async () => {
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

  test('is forgotten once the owner is in', async () => {
    const { email } = await account();
    const home = newAddress();
    for (let n = 0; n < 9; n += 1) await signIn({ email, password: `faux-${n}` }, home);
    expect((await signIn({ email, password }, home)).statusCode).toBe(200);
    for (let n = 0; n < 9; n += 1) await signIn({ email, password: `faux-${n}` }, home);
    expect((await signIn({ email, password }, home)).statusCode).toBe(200);
  });

  test('over many accounts is stopped at the address, which cannot be forged', async () => {
    const answers = [];
    for (let n = 0; n < 41; n += 1) {
      // A caller that is no proxy of ours: what it says of itself is not believed.
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
