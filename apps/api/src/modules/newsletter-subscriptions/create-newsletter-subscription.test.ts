import {
  createCallbackRequest,
  createContactSubmission,
  createNewsletterSubscription,
} from '@tassis/contracts';
import { aCallbackRequest, aContactSubmission, aSubscription } from '@tassis/testing/builders';
import { describe, expect, test } from 'vitest';
import { newsletterSubscriptions, rateLimits } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';

const api = await createTestApi({ env: { FORM_LIMIT_PER_ADDRESS: '12' } });

let made = 0;
const subscribe = (payload: object, headers = {}) =>
  api.ask(createNewsletterSubscription, {
    payload,
    headers,
    remoteAddress: `10.2.0.${(made += 1)}`,
  });
const form = aSubscription();
const written = () => api.db.$count(newsletterSubscriptions);

describe('POST /newsletter-subscriptions', () => {
  test('answers 201 for a new address and 200 for a known one, however it is spelled', async () => {
    const first = await subscribe(form);
    const again = await subscribe({ ...form, email: ` ${form.email.toUpperCase()} ` });
    expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
    expect(first.json()).toEqual({ success: true, data: { email: form.email } });
    expect(again.body).toBe(first.body);
    expect(await written()).toBe(1);
  });

  test('ten concurrent calls subscribe once', async () => {
    const email = 'ensemble@example.com';
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => subscribe({ ...form, email })),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 200)).toHaveLength(9);
  });

  test('a repeated key gets the first answer again', async () => {
    const body = { ...form, email: 'cle@example.com' };
    const key = { 'idempotency-key': 'newsletter-0001' };
    expect((await subscribe(body, key)).statusCode).toBe(201);
    expect((await subscribe(body, key)).statusCode).toBe(201);
    expect((await subscribe(body)).statusCode).toBe(200);
  });

  test.each([
    [{ email: ' ' }, { email: ["L'email est requis."] }],
    [{ email: 'salma@example' }, { email: ['Veuillez entrer une adresse email valide.'] }],
    [{ email: 'a b@example.ma' }, { email: ['Veuillez entrer une adresse email valide.'] }],
    [{ source: 'elsewhere' }, { source: ['Cette valeur n’est pas valide.'] }],
  ])('%j is refused', async (changes, errors) => {
    const before = await written();
    const answer = await subscribe({ ...form, ...changes });
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { errors }]);
    expect(await written()).toBe(before);
  });
});

test('the three spellings of one address share one limit, which the database stores', async () => {
  const remoteAddress = '10.9.9.9';
  const sendings = [
    () => api.ask(createNewsletterSubscription, { payload: form, remoteAddress }),
    () => api.ask(createContactSubmission, { payload: aContactSubmission(), remoteAddress }),
    () => api.ask(createCallbackRequest, { payload: aCallbackRequest(), remoteAddress }),
  ];
  for (let n = 0; n < 4; n += 1) {
    for (const send of sendings) expect((await send()).statusCode).toBeLessThan(300);
  }
  for (const send of sendings) {
    const answer = await send();
    expect([answer.statusCode, answer.json()]).toMatchObject([429, { code: 'too_many_requests' }]);
    expect(answer.headers['retry-after']).toMatch(/^\d+$/u);
  }
  const kept = await api.db.select().from(rateLimits);
  expect(kept.map(({ key }) => key)).toContain(`formip:${remoteAddress}`);
});
