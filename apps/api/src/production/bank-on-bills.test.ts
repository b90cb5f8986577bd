import { getAdminSettings, type AdminSettings } from '@tassis/contracts';
import { expect, test } from 'vitest';
import { billFile } from '../modules/bills/bill-file.service.ts';
import { changeSettings } from '../modules/firm/admin-settings.service.ts';
import { billedOrder } from '../testing/billed-order.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { printedBy } from '../testing/printed.ts';
import { checkBank } from './check-settings.ts';
import { firm } from './testing/firm.ts';

const api = await createTestApi();
const admin = await api.signIn('admin');
const client = await api.signIn('client');

test('the bank account that the check finds is printed on bills', async () => {
  expect(checkBank(firm.legal_numbers).left).toBeNull();
  const answer = await api.ask(getAdminSettings, { token: admin.token });
  const { version, to_fill: _toFill, ...form } = answer.json<{ data: AdminSettings }>().data;
  const filled = { ...form, firm: { ...form.firm, ...firm } };
  await changeSettings(api.deps, { form: filled, version, actorId: admin.id });
  const { bill } = await billedOrder(api, client.token);
  const { words } = await printedBy(() => billFile(api.db, bill.id));
  expect(words.join('\n')).toContain('RIB : 011 519 0000012050005349 21');
});
