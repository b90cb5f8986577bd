import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { clients } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { orderEditing } from '../../testing/edited-order.ts';
import { issueBill } from './issue-bill.service.ts';

const api = await createTestApi();
const editing = await orderEditing(api);
const OWN_ICE = '001234567000012';
const ICE = '001525367000058';

test.each([
  ['of the client’s own record', 'Berrada & Fils', OWN_ICE, 'Berrada & Fils', OWN_ICE],
  ['of that record only, with or without ICE', 'Berrada & Fils', null, 'Berrada & Fils', null],
  ['of that record only, with or without name', null, OWN_ICE, null, OWN_ICE],
  ['that the order is about, where the record names none', null, null, 'Troisième Société', ICE],
  ['that both name, with the ICE of either', 'TROISIÈME société', null, 'TROISIÈME société', ICE],
])('a bill names the company %s', async (...[, companyName, ice, billedName, billedIce]) => {
  await api.db
    .update(clients)
    .set({ companyName, ice })
    .where(eq(clients.userId, editing.client.id));
  const company = { companyName: 'Troisième Société', ICE };
  const { id: orderId } = await editing.placeDomiciliation(company);
  const bill = await api.db.transaction((tx) => issueBill(tx, { orderId, now: api.clock() }));
  expect(bill.parties.client).toMatchObject({ companyName: billedName, ice: billedIce });
});
