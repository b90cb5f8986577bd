import { createCallbackRequest } from '@tassis/contracts';
import { aCallbackRequest } from '@tassis/testing/builders';
import { expect, test } from 'vitest';
import { callbackRequests } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';

const api = await createTestApi();
const form = aCallbackRequest();
const send = (payload: object, headers = {}) =>
  api.ask(createCallbackRequest, { payload, headers });
const rows = () => api.db.select().from(callbackRequests);

test('requires a phone only, and stores the other fields that are sent', async () => {
  expect((await send({ phone: ' 0612345678 ' })).statusCode).toBe(201);
  expect((await send({ ...form, name: ' ' })).statusCode).toBe(201);
  expect(await rows()).toMatchObject([
    { name: null, phone: '0612345678', message: null },
    { name: null, phone: form.phone, message: form.message },
  ]);
});

test.each([
  [{}, { phone: ['Le numéro de téléphone est requis.'] }],
  [{ phone: '0612' }, { phone: ['Veuillez entrer un numéro de téléphone valide.'] }],
  [{ ...form, name: 'سلمى' }, { name: ['Les caractères arabes ne sont pas acceptés.'] }],
  [{ ...form, message: 'سلمى' }, { message: ['Les caractères arabes ne sont pas acceptés.'] }],
  [{ ...form, email: 'salma' }, { email: ["Format d'email invalide"] }],
  [{ ...form, slot: 'demain' }, { slot: ['Cette valeur n’est pas valide.'] }],
  [{ ...form, address: 'a@b.c' }, { address: ['Ce champ n’est pas accepté.'] }],
])('%j is refused', async (payload, errors) => {
  const before = await rows();
  const answer = await send(payload);
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { errors }]);
  expect(await rows()).toEqual(before);
});

test('creates one request for a key', async () => {
  const before = (await rows()).length;
  const key = { 'idempotency-key': 'callback-0001' };
  const [first, second] = [await send(form, key), await send(form, key)];
  expect([second.statusCode, second.body]).toEqual([201, first.body]);
  expect(await rows()).toHaveLength(before + 1);
});
