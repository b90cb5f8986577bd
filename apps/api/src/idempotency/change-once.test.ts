import { getClientProfile, updateClientProfile, type ClientProfile } from '@tassis/contracts';
import { expect, test } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';

const api = await createTestApi();

/** A user who changes their own record with the keys that the test chooses. */
async function aClient() {
  const { token } = await api.signIn('client');
  const answer = await api.ask(getClientProfile, { token });
  const { id: _id, email: _email, version, ...form } = answer.json<{ data: ClientProfile }>().data;
  return {
    token,
    form,
    version,
    change: (key: string, city: string, of = version) =>
      api.ask(updateClientProfile, {
        token,
        payload: { ...form, city },
        headers: { 'if-match': `"${of}"`, 'idempotency-key': key },
      }),
  };
}

const getCode = (answer: { json: () => { code?: string } }) => answer.json().code;

test('a retry after a lost answer is answered with the current record', async () => {
  const { version, change } = await aClient();
  await change('a', 'Fès');
  await change('b', 'Rabat', version + 1);
  const again = await change('a', 'Fès');
  expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([200, 'true']);
  expect(again.json()).toMatchObject({ data: { city: 'Rabat', version: version + 2 } });
});

test.each([
  ['another key', 'b', 'Fès'],
  ['another body', 'a', 'Agadir'],
])('with %s it is a conflict', async (_what, key, city) => {
  const { change } = await aClient();
  await change('a', 'Fès');
  expect(getCode(await change(key, city))).toBe('stale_version');
});

test('the same key of another user is a request of its own', async () => {
  const [one, other] = [await aClient(), await aClient()];
  await one.change('shared', 'Fès');
  await other.change('own', 'Oujda');
  expect(getCode(await other.change('shared', 'Fès'))).toBe('stale_version');
});

test('a refused change may be repeated with its key', async () => {
  const { version, change } = await aClient();
  await change('a', 'Fès');
  await change('b', 'Rabat');
  expect((await change('b', 'Rabat', version + 1)).statusCode).toBe(200);
});

test('a change whose key cannot be stored is made and answered all the same', async () => {
  const { token, form, version } = await aClient();
  await api.pool.query('ALTER TABLE idempotency_keys RENAME TO elsewhere');
  // Not sent by `ask`, which would retry it.
  const answer = await api.app.inject({
    method: updateClientProfile.method,
    url: `/api${updateClientProfile.path}`,
    headers: {
      authorization: `Bearer ${token}`,
      'if-match': `"${version}"`,
      'idempotency-key': 'a',
    },
    payload: { ...form, city: 'Fès' },
  });
  await api.pool.query('ALTER TABLE elsewhere RENAME TO idempotency_keys');
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { data: { city: 'Fès' } }]);
});

test('an invalid key is refused', async () => {
  const { change } = await aClient();
  expect((await change('a'.repeat(256), 'Fès')).statusCode).toBe(422);
});
