import { readFile } from 'node:fs/promises';
import { expect, test } from '../browser/test.ts';
import { haveSession } from '../pages/sign-in.ts';
import { STAFF } from '../pages/staff/staff-desk.ts';
import { mainSystem } from '../system/addresses.ts';
import { ApiUser, registerClient } from '../system/api.ts';
import { issueBill } from '../system/issued-bill.ts';

test('a bill is paid in two parts, by transfer and by card, and each has its receipt', async ({
  page,
  watch,
}) => {
  const admin = await ApiUser.signIn(mainSystem.api, STAFF);
  const account = await registerClient(mainSystem.api);
  const client = await ApiUser.signIn(mainSystem.api, account.email, account.password);
  const bill = await issueBill(admin, client);
  const transfer = { amount: 170, method: 'transfer', paid_at: today() };
  const recorded = await admin.post(`/admin/bills/${bill.id}/payments`, transfer, {
    'if-match': '"1"',
  });
  expect(recorded.status).toBe(201);
  await haveSession(page, account.email, account.password);

  await test.step('the list leads to what is still due', async () => {
    await page.goto('/client-dashboard/bills');
    await page.getByRole('link', { name: bill.number }).click();
    await expect(page.getByRole('heading', { name: bill.number, level: 1 })).toBeVisible();
  });
  await test.step('the rest is paid on the page of the provider', async () => {
    await page.getByRole('button', { name: /^Payer 300,00.MAD par carte/u }).click();
    await expect(page.getByText('no money moves')).toBeVisible();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByText('Paiement reçu', { exact: true })).toBeVisible();
    await expect(page.getByText('Cette facture est réglée.')).toBeVisible();
    await expect(page.getByRole('button', { name: /par carte/u })).toBeHidden();
  });
  await test.step('its receipt is downloaded', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Télécharger Reçu n°\u00A02 ${bill.number}` }).click();
    const file = await readFile(await (await download).path());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  });

  watch.expectComplaint(/status of 404/);
  const other = await registerClient(mainSystem.api);
  await haveSession(page, other.email, other.password);
  await page.goto(`/client-dashboard/bills/${bill.id}`);
  await expect(page.getByText('Facture introuvable')).toBeVisible();
});

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
