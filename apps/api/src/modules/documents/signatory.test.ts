import { aManager, aPhysicalAssociate, seeded } from '@tassis/testing/builders';
import { expect, test } from 'vitest';
import { createTestApi } from '../../testing/create-test-api.ts';
import { orderEditing } from '../../testing/edited-order.ts';
import { findSignatory } from './signatory.repository.ts';

const api = await createTestApi();
const editing = await orderEditing(api);

const owner = (firstName: string, isManager: boolean, seed: number) =>
  aPhysicalAssociate({ firstName, lastName: 'Alaoui', isManager }, seeded(seed));
const outsider = aManager({ firstName: 'Hind', lastName: 'Tazi' }, seeded(3));
const signatoryOf = ({ services }: { services: { id: string }[] }) =>
  findSignatory(api.db, services[0]?.id ?? '');

test.each([
  [true, true, 'Amina Alaoui'],
  [false, true, 'Badr Alaoui'],
  [false, false, 'Hind Tazi'],
])('a new company is bound by the owner who manages it first (%s, %s): %s', async (...of) => {
  const [first, second, expected] = of;
  const placed = await editing.placeCreation({
    associates: [owner('Amina', first, 1), owner('Badr', second, 2)],
    externalManagers: [outsider],
  });
  expect(await signatoryOf(placed)).toBe(expected);
});

test('a company that moves in is bound by its first manager', async () => {
  const managers = [outsider, aManager({ firstName: 'Ali' }, seeded(4))];
  expect(await signatoryOf(await editing.placeDomiciliation({ managers }))).toBe('Hind Tazi');
});

test('nobody is named by a service that has no people', async () => {
  expect(await findSignatory(api.db, crypto.randomUUID())).toBe('');
});
