import { createContactSubmission } from '@tassis/contracts';
import { aContactSubmission } from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { contactSubmissions } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { anyText } from '../../testing/matchers.ts';

const api = await createTestApi();
const form = aContactSubmission();
const send = (payload: object, headers = {}) =>
  api.ask(createContactSubmission, { payload, headers });
const written = () => api.db.$count(contactSubmissions);

describe('POST /contact-submissions', () => {
  test('stores the trimmed fields', async () => {
    const answer = await send({ ...form, name: ` ${form.name} `, email: 'Salma@Example.com' });
    expect(answer.statusCode).toBe(201);
    const { data } = answer.json<{ data: { id: string } }>();
    expect(answer.json()).toEqual({ success: true, data: { id: anyText } });
    const [row] = await api.db
      .select()
      .from(contactSubmissions)
      .where(eq(contactSubmissions.id, data.id));
    expect(row).toMatchObject({
      ...form,
      id: data.id,
      email: 'salma@example.com',
      company: null,
      createdAt: api.clock(),
    });
  });

  test.each(['contact_page', 'dashboard'])(
    'the %s form may leave the phone empty',
    async (source) => {
      expect((await send({ ...form, source, phone: '' })).statusCode).toBe(201);
    },
  );

  test('the error texts of the quote form are exactly those of the specification', async () => {
    const before = await written();
    const blank = { name: '', email: 'salma', phone: '', company: '', service: 'x', message: '' };
    const answer = await send({ ...blank, source: 'service_page' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      errors: {
        name: ['Le nom est requis'],
        email: ["Format d'email invalide"],
        phone: ['Le téléphone est requis'],
        message: ['Le message est requis'],
      },
    });
    const noMail = await send({ ...form, email: ' ' });
    expect(noMail.json()).toMatchObject({ errors: { email: ["L'email est requis"] } });
    expect(await written()).toBe(before);
  });

  test.each(['name', 'email', 'phone', 'company', 'service', 'message'])(
    'Arabic in %s is refused',
    async (field) => {
      const answer = await send({ ...form, [field]: 'شركة@a.ma' });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        errors: { [field]: ['Les caractères arabes ne sont pas acceptés.'] },
      });
    },
  );
});

describe('an Idempotency-Key of a visitor', () => {
  const key = { 'idempotency-key': 'visitor-0001' };

  test('twenty concurrent deliveries are stored once and get one answer, for a day', async () => {
    const before = await written();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(form, key)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await written()).toBe(before + 1);
    api.clock.advance(86_000);
    const again = await send(form, key);
    expect([again.statusCode, again.body]).toEqual([201, answers[0]?.body]);
    expect(again.headers['idempotency-replayed']).toBe('true');
    api.clock.advance(500);
    expect((await send(form, key)).headers['idempotency-replayed']).toBeUndefined();
    expect(await written()).toBe(before + 2);
  });

  test('is refused with another body', async () => {
    const answer = await send({ ...form, message: 'Autre chose' }, key);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'idempotency_key_reused' },
    ]);
  });

  test('does not store a refusal: the corrected form succeeds with the same key', async () => {
    const other = { 'idempotency-key': 'visitor-0002' };
    expect((await send({ ...form, name: '' }, other)).statusCode).toBe(422);
    expect((await send(form, other)).statusCode).toBe(201);
  });

  test('without a key each delivery is a message', async () => {
    const before = await written();
    await Promise.all([send(form), send(form)]);
    expect(await written()).toBe(before + 2);
  });
});
