import { getUser, updateOrderBasicInfo } from '@tassis/contracts';
import { expect, test } from 'vitest';
import { placeOrder } from '../../testing/billed-order.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { orderEditing } from '../../testing/edited-order.ts';

const api = await createTestApi();
const { client, edit } = await orderEditing(api);

test('a client whom the staff renames has the new name everywhere', async () => {
  const order = await placeOrder(api, client.token);
  const data = { firstName: 'Aïcha', lastName: 'Benali', phone: '0612345678' };
  const answer = await edit(updateOrderBasicInfo, order, { data });
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { data: { client: data } }]);
  expect((await api.ask(getUser, { token: client.token })).json()).toMatchObject({
    user: { userName: 'Aïcha Benali', client: { firstName: 'Aïcha', lastName: 'Benali' } },
  });
});
