import {
  addOrderAssociate,
  getClientProfile,
  updateClientProfile,
  updateOrderAssociate,
  updateOrderBasicInfo,
  updateUserProfile,
  type AdminOrder,
  type ClientProfile,
} from '@tassis/contracts';
import { aPhysicalAssociate, seeded } from '@tassis/testing/builders';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../../../database/schema/index.ts';
import { createTestApi } from '../../../testing/create-test-api.ts';
import { companyIn, orderEditing } from '../../../testing/edited-order.ts';

const ROUNDS = process.env['TEST_TIER'] === 'deep' ? 50 : 8;
const api = await createTestApi();
const { client, placeCreation, read, edit } = await orderEditing(api);

/** Retries an edit with the newest version until it succeeds, as a person does who reloads. @returns the number of attempts */
async function persist(
  id: string,
  change: (order: AdminOrder) => ReturnType<typeof edit>,
): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const { statusCode, body } = await change(await read(id));
    if (statusCode === 200 || statusCode === 201) return tries;
    expect([statusCode, body]).toEqual([409, expect.stringContaining('stale_version')]);
  }
}

test('two who add and change associates concurrently lose nothing, and the shares add up to the capital', async () => {
  const { id } = await placeCreation();
  const adding = async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const data = aPhysicalAssociate({ numerical_amount: 1000 }, seeded(200 + round));
      await persist(id, (order) =>
        edit(addOrderAssociate, order, { data, capital: companyIn(order).capital + 1000 }),
      );
    }
  };
  const changing = async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      await persist(id, (order) => {
        const { capital, associates } = companyIn(order);
        const numerical_amount = (associates[0]?.numerical_amount ?? 0) + 10;
        const data = aPhysicalAssociate({ numerical_amount, city: `Ville ${round}` });
        const [person, shares] = [associates[0]?.id, { capital: capital + 10 }];
        return edit(updateOrderAssociate, order, { person, data, ...shares });
      });
    }
  };
  await Promise.all([adding(), changing()]);

  const after = await read(id);
  const { capital, associates } = companyIn(after);
  expect(after.version).toBe(1 + 2 * ROUNDS);
  expect(associates).toHaveLength(2 + ROUNDS);
  expect(associates[0]).toMatchObject({
    city: `Ville ${ROUNDS}`,
    numerical_amount: 10_000 + 10 * ROUNDS,
  });
  const total = associates.reduce((sum, { numerical_amount }) => sum + (numerical_amount ?? 0), 0);
  expect([capital, total]).toEqual([20_000 + 1010 * ROUNDS, capital]);
  const written = and(eq(auditEntries.subject, 'order'), eq(auditEntries.subjectId, id));
  expect(await api.db.$count(auditEntries, written)).toBe(2 * ROUNDS);
});

test('correcting a client through one order overwrites neither a correction through another one nor one of the client', async () => {
  const orders = [
    await read((await placeCreation()).id),
    await read((await placeCreation()).id),
  ] as const;
  const { firstName, lastName, phone } = orders[0].client;
  const before = { firstName, lastName, phone };
  const correct = (order: AdminOrder, change: Partial<typeof before>) =>
    edit(updateOrderBasicInfo, order, { data: { ...before, ...change } });
  const tries = await Promise.all([
    correct(orders[0], { lastName: 'Tiskiouine' }),
    correct(orders[1], { phone: '0699999999' }),
  ]);
  expect(new Set(tries.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  const seen = tries.find(({ statusCode }) => statusCode === 409);
  const { client: now } = await read(orders[0].id);
  expect(seen?.json()).toMatchObject({ code: 'stale_version', data: { client: now } });

  const { token } = client;
  const fresh = await read(orders[1].id);
  const renamed = await api.ask(updateUserProfile, { token, payload: { firstName: 'Itto' } });
  expect(renamed.statusCode).toBe(200);
  expect((await correct(fresh, { phone: '0699999999' })).statusCode).toBe(409);

  const answer = await api.ask(getClientProfile, { token });
  const { id: _id, email: _email, version, ...form } = answer.json<{ data: ClientProfile }>().data;
  expect((await correct(await read(orders[1].id), { firstName: 'Tuda' })).statusCode).toBe(200);
  const late = await api.ask(updateClientProfile, {
    token,
    payload: form,
    headers: { 'if-match': `"${version}"` },
  });
  expect(late.json()).toMatchObject({ code: 'stale_version', data: { firstName: 'Tuda' } });
});
