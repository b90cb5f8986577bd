import { aManager, aPhysicalAssociate, seeded } from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { anyContent } from '../../testing/any-content.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { orderEditing } from '../../testing/edited-order.ts';
import { orders } from '../../database/schema/index.ts';
import { signatoryIn } from './domiciliation-source.repository.ts';

const api = await createTestApi();
const editing = await orderEditing(api);

const owner = (firstName: string, isManager: boolean, seed: number) =>
  aPhysicalAssociate({ firstName, lastName: 'Alaoui', isManager }, seeded(seed));
const outsider = aManager({ firstName: 'Hind', lastName: 'Tazi' }, seeded(3));
const getSignatory = async ({ id }: { id: string }) => {
  const [row] = await api.db.select().from(orders).where(eq(orders.id, id));
  return row && signatoryIn(row.content);
};

test.each([
  [true, true, 'Amina Alaoui'],
  [false, true, 'Badr Alaoui'],
  [false, false, 'Hind Tazi'],
])('the first associate who is a manager signs for a new company (%s, %s): %s', async (...of) => {
  const [first, second, expected] = of;
  const placed = await editing.placeCreation({
    associates: [owner('Amina', first, 1), owner('Badr', second, 2)],
    externalManagers: [outsider],
  });
  expect(await getSignatory(placed)).toBe(expected);
});

test('the first manager signs for a company that moves in', async () => {
  const managers = [outsider, aManager({ firstName: 'Ali' }, seeded(4))];
  expect(await getSignatory(await editing.placeDomiciliation({ managers }))).toBe('Hind Tazi');
});

test('an order without people has no signatory', () => {
  expect(signatoryIn(anyContent('negative_certificate_request'))).toBe('');
});
