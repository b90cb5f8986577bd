import {
  createCallbackRequest,
  createContactSubmission,
  createNewsletterSubscription,
} from '@tassis/contracts';
import { aCallbackRequest, aContactSubmission, aSubscription } from '@tassis/testing/builders';
import { expect, test } from 'vitest';
import {
  callbackRequests,
  contactSubmissions,
  idempotencyKeys,
  mails,
  newsletterSubscriptions,
} from '../database/schema/index.ts';
import { createTestApi } from '../testing/create-test-api.ts';

const api = await createTestApi();
const tables = [
  callbackRequests,
  contactSubmissions,
  idempotencyKeys,
  mails,
  newsletterSubscriptions,
];
const stored = () => Promise.all(tables.map((table) => api.db.$count(table)));

test.each([
  [createContactSubmission, aContactSubmission(), ['id']],
  [createCallbackRequest, aCallbackRequest(), ['id', 'slot', 'calendar']],
  [createNewsletterSubscription, aSubscription(), ['email']],
] as const)(
  '$name of a robot is answered as ever, and stored nowhere',
  async (contract, form, keys) => {
    const headers = { 'idempotency-key': `robot-${contract.name}` };
    const send = (website: string) => api.ask(contract, { payload: { ...form, website }, headers });
    const before = await stored();
    const answer = await send('https://example.com');
    expect(answer.statusCode).toBe(201);
    expect(Object.keys(answer.json<{ data: object }>().data)).toEqual(keys);
    expect(await stored()).toEqual(before);
    const said = api.logs.findLast((line) => line.includes('a robot’s form'));
    expect(said).toContain(contract.name);

    expect((await send(' ')).statusCode).toBe(201);
    expect(await stored()).not.toEqual(before);
  },
);
