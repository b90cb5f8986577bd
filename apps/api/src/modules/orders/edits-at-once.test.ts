import { addOrderAssociate, updateOrderAssociate, type AdminOrder } from '@tassis/contracts';
import { aPhysicalAssociate, seeded } from '@tassis/testing/builders';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { companyIn, orderEditing } from '../../testing/edited-order.ts';

const ROUNDS = process.env['TEST_TIER'] === 'deep' ? 50 : 8;
const api = await createTestApi();
const { placeCreation, read, edit } = await orderEditing(api);

/** Tries until the edit has hit the newest version, as a person who reloads does. @returns the tries */
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

test('two who add and change associates at once lose nothing, and the shares make the capital', async () => {
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
