import { expect, test } from '../browser/test.ts';
import { appReady } from '../browser/app.ts';
import { CompanyCreationPage } from '../pages/company-creation-page.ts';
import { press, tabTo, typeInto } from '../pages/keyboard.ts';
import { SignInDialog } from '../pages/sign-in-dialog.ts';
import { mainSystem } from '../system/addresses.ts';
import { registerClient } from '../system/api.ts';
import { getOnlyOrder } from '../system/placed-orders.ts';

const person = {
  Prénom: 'Salma',
  Nom: 'El Amrani',
  'Date de naissance': '17/05/1990',
  'Lieu de naissance': 'Fès',
  'Numéro de CIN': 'ab123456',
  'Adresse e-mail': 'salma@example.com',
  Téléphone: '0612345678',
  Adresse: '12, rue Tarik',
};

test(
  'a company creation is ordered with the keyboard alone',
  { tag: '@deep' },
  async ({ page }) => {
    const account = await registerClient(mainSystem.api);
    const form = new CompanyCreationPage(page);
    const type = (texts: Record<string, string>) =>
      Object.entries(texts).reduce(
        (before, [label, text]) => before.then(() => typeInto(page, form.field(label), text)),
        Promise.resolve(),
      );
    const goOn = async (step: number) => {
      await press(page, form.next, 'Enter');
      await expect(form.title(step)).toBeFocused();
    };

    await test.step('a package', async () => {
      await page.goto('/company-creation');
      await appReady(page);
      await press(page, page.locator('a[href*="package=COMBO12"]').first(), 'Enter');
      await form.title(1).waitFor();
    });

    await test.step('1: no certificate, three names', async () => {
      await tabTo(page, page.getByRole('radio', { name: 'Oui' }));
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: 'Non' })).toBeChecked();
      await type({
        'Appelation 1': 'Atlas Conseil',
        'Appelation 2': 'Rif Conseil',
        'Appelation 3': 'Saïss Conseil',
        Activité: 'Conseil de gestion',
      });
      await goOn(2);
    });

    await test.step('2: the capital', async () => {
      await type({ Capital: '10000' });
      await goOn(3);
    });

    await test.step('3: nobody is refused; then one associate, validated', async () => {
      await press(page, form.next, 'Enter');
      await expect(form.errors).toBeFocused();
      await press(page, form.errors.getByRole('link'), 'Enter');
      await expect(form.field('Nombre d’associés')).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await press(page, page.getByRole('radio', { name: 'Homme' }), 'Space');
      await type(person);
      await press(page, page.getByRole('checkbox', { name: 'Numéraire' }), 'Space');
      await type({ 'Montant de l’apport en numéraire': '10000' });
      await press(page, page.getByRole('button', { name: /^Valider l'associé/ }), 'Enter');
      await expect(page.getByRole('button', { name: /^Modifier/ })).toBeFocused();
      await goOn(4);
    });

    await test.step('4 and 5: nobody else; sent after signing in', async () => {
      await goOn(5);
      await press(page, form.submit, 'Enter');
      const dialog = new SignInDialog(page);
      await expect(dialog.root).toBeVisible();
      await typeInto(page, dialog.email, account.email);
      await typeInto(page, dialog.password, account.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/order-confirmation/);
      const { services } = await getOnlyOrder(account);
      expect(services[0]?.data).toMatchObject({
        capital: 10_000,
        associates: [{ sex: 'Male', cin: 'AB123456', numerical_amount: 10_000 }],
      });
    });
  },
);
