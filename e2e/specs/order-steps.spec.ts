import { expect, test } from '../browser/test.ts';
import { beginCreation } from '../pages/begin-creation.ts';
import { priceOn } from '../pages/price-on.ts';
import { getOnlyOrder } from '../system/placed-orders.ts';

const at = (step: number) => new RegExp(`package=COMBO12&etape=${step}$`);

test.describe.configure({ mode: 'parallel' });

test(
  'a reload at every step keeps the input and the step; a visitor chooses the file again',
  { tag: '@deep' },
  async ({ page }) => {
    const { form, data } = await beginCreation(page, {
      who: 'visitor',
      certificate: 'yes',
      managers: 1,
    });
    const shows = [
      () => expect(form.field('Numéro du certificat')).toHaveValue(data.certificatNumber ?? ''),
      () => expect(form.field('Capital')).toHaveValue(/^10\s000$/),
      () => expect(form.field('Lieu de naissance')).toHaveValue(/\S/),
      () => expect(form.field('Nombre de gérants externes')).toHaveValue('1'),
    ];
    for (const step of [1, 2, 3, 4]) {
      await form.title(step).waitFor();
      await form.fillStep(step, data, { isDomiciled: true });
      await page.waitForTimeout(400); // Input is stored a moment after the last keystroke.
      await page.reload();
      await form.title(1).waitFor();
      await expect(page.getByText(/^Redonnez le fichier/)).toBeVisible();
      await form.giveFile(data.certificate ?? '');
      for (let back = 1; back < step; back += 1) await form.next.click();
      await expect(page).toHaveURL(at(step));
      await shows[step - 1]?.();
      await form.next.click();
    }
    await form.title(5).waitFor();
  },
);

test('the steps are pages: back, forward, a URL beyond the first incomplete step, the marks, and the focus on the title', async ({
  page,
}) => {
  const { form, data } = await beginCreation(page, { who: 'visitor', to: 3 });
  await expect(form.title(3)).toBeFocused();
  for (const step of [2, 1]) {
    await page.goBack();
    await expect(page).toHaveURL(at(step));
    await expect(form.title(step)).toBeFocused();
  }
  await page.goForward();
  await expect(form.title(2)).toBeFocused();
  await form.previous.click();
  await expect(form.title(1)).toBeFocused();
  await form.go(3);
  await expect(form.title(3)).toBeFocused();
  await form.open('COMBO12', 5);
  await expect(page).toHaveURL(at(3));
  await expect(form.title(3)).toBeVisible();
  await form.complete(data, { isDomiciled: true, from: 3 });
  await page
    .getByRole('link', { name: /^Modifier/ })
    .nth(1)
    .click();
  await expect(form.title(2)).toBeFocused();
});

test(
  'another package keeps the input, and changes the price',
  { tag: '@deep' },
  async ({ page }) => {
    const { form, data, account } = await beginCreation(page, { to: 3 });
    await expect(priceOn(page)).toHaveText(/^7\s020,00\sMAD$/);
    await page.getByRole('link', { name: 'Retour aux forfaits' }).click();
    await expect(page).toHaveURL('/company-creation');
    await page.locator('a[href*="package=CC_ESSENTIEL"]').first().click();
    // The address type that the earlier package fixed is cleared.
    await form.title(2).waitFor();
    await expect(priceOn(page)).toHaveText(/^4\s980,00\sMAD$/);
    await expect(form.field('Capital')).toHaveValue(/^10\s000$/);
    await page.getByRole('radio', { name: /^À votre adresse de domiciliation/ }).check();
    await form.next.click();
    await form.title(3).waitFor();
    await form.go(1);
    await expect(form.field('Appelation 1')).toHaveValue(data.firstAppelation ?? '');
    await form.go(3);
    await form.complete(data, { isDomiciled: false, from: 3 });
    await form.submit.click();
    await expect(page).toHaveURL(/order-confirmation/);
    expect(await getOnlyOrder(account)).toMatchObject({
      package: { code: 'CC_ESSENTIEL' },
      finalPrice: 4980,
    });
  },
);

test(
  'external managers are cards that can be locked and opened again, and are stored',
  { tag: '@deep' },
  async ({ page }) => {
    const { form, data, account } = await beginCreation(page, { to: 4, managers: 2 });
    await form.fillStep(4, data, { isDomiciled: true });
    const [first, second] = data.externalManagers ?? [];
    const name = `${first?.firstName} ${first?.lastName}`;
    await form.field('Prénom', form.card('Gérant externe 2')).fill('');
    await form.next.click();
    await expect(form.errors.getByRole('link')).toHaveText([
      /^Gérant externe 2\s: Prénom est requis$/,
    ]);
    await form.errors.getByRole('link').click();
    await expect(form.field('Prénom', form.card('Gérant externe 2'))).toBeFocused();
    await page.keyboard.type(second?.firstName ?? '');
    await form
      .card(name)
      .getByRole('button', { name: /^Modifier/ })
      .click();
    const lock = form.card('Gérant externe 1').getByRole('button', { name: /^Valider le gérant/ });
    await lock.click();
    await expect(form.card(name).getByRole('button', { name: /^Modifier/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form.field('Prénom', form.card('Gérant externe 1'))).toBeVisible();
    await form.next.click();
    await form.title(5).waitFor();
    await expect(page.getByRole('heading', { level: 4, name })).toBeVisible();
    await form.submit.click();
    await expect(page).toHaveURL(/order-confirmation/);
    const order = await getOnlyOrder(account);
    expect(order.services[0]?.data['externalManagers']).toMatchObject([
      { email: first?.email, cin: first?.cin },
      { email: second?.email, cin: second?.cin },
    ]);
  },
);
