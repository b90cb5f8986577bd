import { appReady } from '../browser/app.ts';
import { expect, test } from '../browser/test.ts';
import { priceOn } from '../pages/price-on.ts';

test('a price is calculated by the keyboard, shared as a link, and equals that of the order', async ({
  page,
}) => {
  await page.goto('/forfaits');
  await appReady(page);
  const form = page.getByRole('form', { name: 'Calculateur de prix' });

  await test.step('each answer changes the price, and the focus stays', async () => {
    await expect(priceOn(page)).toHaveText(/7.020,00.MAD/);
    await form.getByRole('radio', { name: '12 mois', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(form.getByRole('radio', { name: '24 mois', exact: true })).toBeFocused();
    await expect(priceOn(page)).toHaveText(/9.444,00.MAD/);
    await form.getByLabel('Forme juridique').selectOption('SAS');
    await form.getByLabel('Nombre d’associés').selectOption('3');
    await expect(page).toHaveURL(/mois=24.*forme=SAS&associes=3$/);
  });

  await test.step('the address alone shows it again', async () => {
    await page.reload();
    await expect(priceOn(page)).toHaveText(/9.444,00.MAD/);
    await expect(form.getByLabel('Nombre d’associés')).toHaveValue('3');
    await page.goBack();
    await expect(form.getByLabel('Nombre d’associés')).toHaveValue('2');
    await page.goForward();
    await expect(form.getByLabel('Nombre d’associés')).toHaveValue('3');
  });

  await test.step('the order costs the same', async () => {
    await page.getByRole('link', { name: 'Commander', exact: true }).click();
    await expect(page).toHaveURL(/\/company-creation\?package=DOM24&forme=SAS&associes=3/);
    await expect(page.getByRole('heading', { name: 'Certificat', exact: true })).toBeVisible();
    await expect(priceOn(page)).toHaveText(/9.444,00.MAD/);
  });
});
