import { getUser, login, registerClient } from '@tassis/contracts';
import { aRegistration } from '@tassis/testing/builders';
import { count, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { clients, users } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';

const api = await createTestApi({ env: { REGISTRATION_LIMIT_PER_ADDRESS: '12' } });

let made = 0;
const newForm = (changes: object = {}) => {
  made += 1;
  return { ...aRegistration({ email: `nouvelle${made}@example.com` }), ...changes };
};
const register = (payload: object) =>
  api.ask(registerClient, { payload, remoteAddress: `10.1.0.${made}` });
const countUsers = async () => (await api.db.select({ n: count() }).from(users))[0]?.n;

describe('POST /register/client', () => {
  test('creates the account and signs in', async () => {
    const form = newForm({ firstName: ' Salma ', email: 'Salma@Example.com' });
    const answer = await register(form);
    expect(answer.statusCode).toBe(201);
    const { access_token: token } = answer.json<{ access_token: string }>();
    expect((await api.ask(getUser, { token })).json()).toMatchObject({
      user: {
        email: 'salma@example.com',
        userName: `Salma ${form.secondName}`,
        user_type: 'client',
        email_verified: false,
        locale: 'fr',
        client: { firstName: 'Salma', lastName: form.secondName },
      },
    });
    const body = { email: 'salma@example.com', password: form.password };
    expect((await api.ask(login, { body })).statusCode).toBe(200);
  });

  test('stores no password, only its argon2id hash', async () => {
    const form = newForm();
    await register(form);
    const [row] = await api.db.select().from(users).where(eq(users.email, form.email));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=/u);
    expect(JSON.stringify(row)).not.toContain(form.password);
  });

  test('answers 409 for a taken address, however it is spelled', async () => {
    const form = newForm();
    await register(form);
    const answer = await register(newForm({ email: form.email.toUpperCase() }));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      message: 'Un compte avec cette adresse email existe déjà.',
      code: 'email_taken',
      errors: { email: ['Un compte avec cette adresse email existe déjà.'] },
    });
  });

  test('ten concurrent calls with one address create one account', async () => {
    const form = newForm();
    const before = await countUsers();
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(form)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(9);
    expect(await countUsers()).toBe(Number(before) + 1);
    expect(await api.db.$count(clients)).toBe(await countUsers());
  });

  test('lists every invalid field, with the error texts of the form', async () => {
    const answer = await register({ ...newForm(), firstName: '', phone: 'abc', password: 'court' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      message: "Données d'inscription invalides.",
      code: 'registration_data_invalid',
      errors: {
        firstName: ['Le prénom est requis.'],
        phone: ['Veuillez entrer un numéro de téléphone valide.'],
        password: ['Le mot de passe doit contenir au moins 8 caractères.'],
        password_confirmation: ['Les mots de passe ne correspondent pas.'],
      },
    });
  });

  test.each([
    ['firstName', { firstName: '\u200B' }],
    ['secondName', { secondName: 'Ben\u200Bnani' }],
    ['email', { email: 'client@demo.tassis.ma.' }],
  ])('a look-alike %s creates no account', async (field, changes) => {
    const answer = await register(newForm(changes));
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toHaveProperty(['errors', field]);
  });

  test.each([{ user_type: 'admin' }, { role: 'admin' }, { id: 'x' }, { status: 'validated' }])(
    'a client cannot set their own privileges: %j',
    async (extra) => {
      const before = await countUsers();
      const answer = await register(newForm(extra));
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        errors: { [Object.keys(extra)[0] ?? '']: ['Ce champ n’est pas accepté.'] },
      });
      expect(await countUsers()).toBe(before);
    },
  );

  test('limits the registrations from one address', async () => {
    const answers = [];
    for (let n = 0; n < 13; n += 1) {
      answers.push(
        await api.ask(registerClient, { payload: newForm(), remoteAddress: '10.9.9.9' }),
      );
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      ...Array.from({ length: 12 }, () => 201),
      429,
    ]);
    expect(answers.at(-1)?.headers['retry-after']).toMatch(/^\d+$/u);
    expect(answers.at(-1)?.json()).toMatchObject({
      message: "Trop de tentatives d'inscription. Veuillez patienter quelques minutes.",
    });
  });
});
