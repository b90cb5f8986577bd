import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { haveSession } from '../pages/sign-in.ts';
import { confirmPayment, recordPayment, STAFF } from '../pages/staff/staff-desk.ts';
import { mainSystem } from '../system/addresses.ts';
import { ApiUser } from '../system/api.ts';
import { issueBill } from '../system/issued-bill.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test(
  'a bill is paid in two parts, another is cancelled and refunded, and a saved view is there on a second visit',
  { tag: '@deep' },
  async ({ page }) => {
    const admin = await ApiUser.signIn(mainSystem.api, STAFF);
    const paid = await issueBill(admin, await ApiUser.register(mainSystem.api));
    const wrong = await issueBill(admin, await ApiUser.register(mainSystem.api));
    const part = { amount: 100, method: 'cash', paid_at: new Date().toISOString().slice(0, 10) };
    await admin.post(`/admin/bills/${wrong.id}/payments`, part, { 'if-match': '"1"' });
    await haveSession(page, STAFF);

    await test.step('two parts settle a bill', async () => {
      await page.goto(`/admin-dashboard/payments?search=${paid.number}`);
      await page.getByRole('link', { name: paid.number }).click();
      await page.getByRole('link', { name: 'Ouvrir la page' }).click();
      await expect(page.getByRole('heading', { name: paid.number, level: 1 })).toBeVisible();
      await recordPayment(page, { amount: '170', method: 'Espèces', left: '300,00' });
      await expect(page.getByRole('row', { name: /Espèces.*170,00/u })).toBeVisible();
      await press(page, 'Enregistrer le paiement');
      await confirmPayment(page);
      await expect(page.getByText('La facture est payée en entier.')).toBeVisible();
      await expect(page.getByLabel('Montant', { exact: true })).toBeHidden();
      await expect(page.getByText('Payée', { exact: true })).toBeVisible();
    });

    await test.step('a credit note takes a bill back', async () => {
      await page.goto(`/admin-dashboard/bill/${wrong.id}`);
      await press(page, 'Annuler la facture');
      const dialog = page.getByRole('alertdialog');
      await dialog.getByLabel('Motif').fill('Commandée deux fois');
      await dialog.getByRole('button', { name: 'Annuler la facture' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: 'Émettre une autre facture' })).toBeVisible();
      await page.getByRole('link', { name: /^AV-/u }).click();
      await expect(page.getByRole('heading', { name: /^AV-/u, level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: wrong.number })).toBeVisible();
    });

    await test.step('what had come in is found from the landing page, and paid back', async () => {
      await page.goto('/admin-dashboard/dashboard');
      await page.getByRole('link', { name: /Factures à rembourser/u }).click();
      await page.getByRole('link', { name: wrong.number }).click();
      await press(page, 'Remboursement effectué');
      const dialog = page.getByRole('alertdialog', { name: /remboursement/u });
      await dialog.getByLabel('Référence').fill('VIR-42');
      await dialog.getByRole('button', { name: 'Enregistrer le remboursement' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(/^100,00.MAD, Virement, VIR-42$/u)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Remboursement effectué' })).toBeHidden();
    });

    await test.step('a saved view brings the list back', async () => {
      const name = `Annulées ${randomUUID().slice(0, 8)}`;
      await page.goto('/admin-dashboard/payments?status=cancelled&sort=created_at');
      await press(page, 'Vues');
      await page.getByLabel('Nom de la vue actuelle').fill(name);
      await press(page, 'Enregistrer la vue');
      await expect(page.getByRole('link', { name })).toBeVisible();
      await page.goto('/admin-dashboard/payments');
      await press(page, 'Vues');
      await page.getByRole('link', { name }).click();
      await expect(page).toHaveURL('/admin-dashboard/payments?sort=created_at&status=cancelled');
      await expect(page.getByLabel('État').first()).toHaveValue('cancelled');
    });
  },
);
