import { expect, test } from 'vitest';
import { idempotencyKeys, sessions, sessionTokens } from './database/schema/index.ts';
import { sweep } from './housekeeping.ts';
import { createTestApi } from './testing/create-test-api.ts';

const api = await createTestApi();

test('answers go after a day, ended sessions and their tokens after a month', async () => {
  const { id } = await api.signIn('client');
  const intent = { userId: id, key: 'k', contract: 'createOrder', bodyHash: 'h' };
  await api.db.insert(idempotencyKeys).values({ ...intent, createdAt: api.clock() });
  const left = async () => {
    await sweep(api.db, api.clock());
    return Promise.all([idempotencyKeys, sessions, sessionTokens].map((t) => api.db.$count(t)));
  };
  expect(await left()).toEqual([1, 1, 1]);
  api.clock.advance(86_401);
  expect(await left()).toEqual([0, 1, 1]);
  api.clock.advance(36 * 86_400);
  expect(await left()).toEqual([0, 0, 0]);
});
