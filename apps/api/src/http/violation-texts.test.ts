import {
  createOrder,
  createPackage,
  listAdminOrders,
  listClientOrders,
  login,
  registerClient,
  type Contract,
  type ErrorBody,
} from '@tassis/contracts';
import { anOrder, aRegistration } from '@tassis/testing/builders';
import { describe, expect, test } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';

const api = await createTestApi();
const client = (await api.signIn('client')).token;
const admin = (await api.signIn('admin')).token;
const editor = (await api.signIn('content_admin')).token;

const passport = 'X'.repeat(300);
const longPassword = { email: 'a@example.com', password: 'x'.repeat(1100) };
const noText: object = { password: null };
const search = { query: { search: 'x'.repeat(101) } };
const shortSearch = { query: { search: '\u0301\u0301\u0301' } };
const ask = (contract: Contract, token: string, input: object) =>
  api.ask(contract, { token, ...input });

describe('the text of a length violation', () => {
  test.each([
    ['search', '100', () => ask(listAdminOrders, admin, search)],
    ['search', '100', () => ask(listClientOrders, client, search)],
    ['search', '3', () => ask(listAdminOrders, admin, shortSearch)],
    [
      'services.0.data.passport',
      '255',
      () => ask(createOrder, client, { payload: anOrder({ passport }) }),
    ],
    [
      'services.0.data.activity',
      '2\u202F000',
      () => ask(createOrder, client, { payload: anOrder({ activity: 'x'.repeat(3000) }) }),
    ],
    ['password', '1\u202F024', () => ask(login, '', { payload: longPassword })],
    ['password', '8', () => ask(registerClient, '', { payload: aRegistration(noText) })],
    ['price', '1\u202F000\u202F000', () => ask(createPackage, editor, { payload: { price: '5' } })],
  ])('%s: %s', async (field, limit, send) => {
    const answer = await send();
    expect(answer.statusCode).toBe(422);
    const texts = answer.json<ErrorBody>().errors?.[field] ?? [];
    expect(texts.join()).toContain(limit);
    expect(texts.join()).not.toContain('{');
  });
});
