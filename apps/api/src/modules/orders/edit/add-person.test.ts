import { addOrderAssociate, addOrderManager } from '@tassis/contracts';
import { aManager, aPhysicalAssociate, seeded } from '@tassis/testing/builders';
import { expect, test } from 'vitest';
import { createTestApi } from '../../../testing/create-test-api.ts';
import { companyIn, orderEditing } from '../../../testing/edited-order.ts';

const api = await createTestApi();
const { placeCreation, read, edit } = await orderEditing(api);

test.each([
  [
    'an associate',
    addOrderAssociate,
    { data: aPhysicalAssociate({}, seeded(98)), capital: 30_000 },
  ],
  ['a manager', addOrderManager, { data: aManager({}, seeded(98)) }],
])('%s that is sent again with its key is added once', async (_name, contract, sent) => {
  const order = await placeCreation();
  const send = () => edit(contract, order, { ...sent, key: `${contract.name}-once` });
  const [first, again] = [await send(), await send()];
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  expect(again.body).toBe(first.body);
  const { version, services } = await read(order.id);
  const { associates, managers } = companyIn({ services });
  const placed = companyIn(order);
  const before = placed.associates.length + placed.managers.length;
  expect([version, associates.length + managers.length]).toEqual([2, before + 1]);
});
