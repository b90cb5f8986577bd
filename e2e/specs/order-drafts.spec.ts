import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { watchContext } from '../browser/watch-context.ts';
import { beginCreation } from '../pages/begin-creation.ts';
import { CompanyCreationPage } from '../pages/company-creation-page.ts';
import { haveSession } from '../pages/sign-in.ts';
import { mainSystem } from '../system/addresses.ts';
import { registerClient } from '../system/api.ts';
import { getOnlyOrder, readCounts } from '../system/placed-orders.ts';

test.describe.configure({ mode: 'parallel' });

test(
  'a client continues on another device, at the same step, with the certificate',
  { tag: '@deep' },
  async ({ page, browser }) => {
    const { form, account, data } = await beginCreation(page, { certificate: 'yes', to: 4 });
    await expect(form.saved).toBeVisible();
    await page.reload();
    await form.title(4).waitFor();
    await page.getByRole('button', { name: 'Un gérant externe de plus' }).click();
    await page.goto('/'); // The debounce of saving has not ended yet.
    const elsewhere = await browser.newContext({ baseURL: mainSystem.site, locale: 'fr-MA' });
    const watch = watchContext(elsewhere, mainSystem.site);
    const other = await elsewhere.newPage();
    await haveSession(other, account.email, account.password);
    const there = new CompanyCreationPage(other);
    await other.goto('/company-creation');
    await other.getByRole('link', { name: 'Reprendre\u202F: Création de société' }).click();
    await there.title(4).waitFor();
    await expect(other.getByText(/^Vous reprenez votre demande du/)).toBeVisible();
    await there.go(1);
    await expect(other.getByText('certificat.pdf').first()).toBeVisible();
    await there.go(4);
    await expect(there.field('Nombre de gérants externes')).toHaveValue('1');
    await other.getByRole('button', { name: 'Un gérant externe de moins' }).click();
    await there.complete(data, { isDomiciled: true, from: 4 });
    await there.submit.click();
    await expect(other).toHaveURL(/order-confirmation/);
    const order = await getOnlyOrder(account);
    expect(order.services[0]?.data['certificate']).toMatchObject({
      document_id: expect.any(String),
    });
    expect([...watch.complaints(), ...watch.strangers()]).toEqual([]);
    await elsewhere.close();
  },
);

test('the next person who signs in in this tab finds nothing of the one before', async ({
  page,
}) => {
  const { form, data } = await beginCreation(page, { to: 2 });
  const next = await registerClient(mainSystem.api);
  await page.locator('header summary').filter({ hasText: 'Mon compte' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Déconnexion' }).click();
  await page.getByLabel('Adresse e-mail').fill(next.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(next.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Profil', level: 1 })).toBeVisible();
  await page.goBack();
  await form.title(1).waitFor();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain(data.firstAppelation);
});

/** The same form in another tab of the browser. */
async function openTab({ context }: { context: () => Promise<Page> }) {
  const tab = await context();
  const form = new CompanyCreationPage(tab);
  await form.open('COMBO12');
  return { tab, form };
}

test(
  'of two tabs with different versions the second is told, and chooses one',
  { tag: '@deep' },
  async ({ page, watch }) => {
    watch.expectComplaint(/status of (?:409|412)/);
    const { form, data } = await beginCreation(page, { to: 2 });
    await expect(form.saved).toBeVisible();
    const { tab, form: second } = await openTab({ context: () => page.context().newPage() });
    await second.title(2).waitFor();
    await form.field('Capital').fill('30000');
    await page.waitForResponse((answer) => /\/drafts?\//.test(answer.url()));
    await second.field('Capital').fill('20000');
    const told = tab.getByText('Une autre version de cette demande existe', { exact: true });
    await expect(told).toBeVisible();
    await tab.getByRole('button', { name: 'Reprendre l’autre version' }).click();
    await expect(told).toBeHidden();
    await expect(second.field('Capital')).toHaveValue(/^30\s000$/);
    expect(data.capital).toBe(10_000);
  },
);

test('two tabs that send the same draft make one order', async ({ page, watch }) => {
  watch.expectComplaint(/status of (?:404|409|412)/);
  const begun = await beginCreation(page, { to: 5 });
  await expect(begun.form.saved).toBeVisible();
  const { tab, form: second } = await openTab({ context: () => page.context().newPage() });
  await second.title(5).waitFor();
  await begun.form.submit.click();
  await expect(page).toHaveURL(/order-confirmation/);
  await second.submit.click();
  await expect.poll(() => outcomeOn(tab, second)).not.toBe('');
  expect(await readCounts(begun.account.email)).toMatchObject({ orders: 1 });
});

test(
  'a tab that changes a draft which another tab has sent is told so',
  { tag: '@deep' },
  async ({ page, watch }) => {
    watch.expectComplaint(/status of (?:404|409|412|422)/);
    const begun = await beginCreation(page, { to: 5 });
    await expect(begun.form.saved).toBeVisible();
    const { tab, form: second } = await openTab({ context: () => page.context().newPage() });
    await second.title(5).waitFor();
    await begun.form.submit.click();
    await expect(page).toHaveURL(/order-confirmation/);
    await second.go(2);
    await second.field('Capital').fill('20000');
    await expect(tab.getByText('Cette demande a déjà été envoyée')).toBeVisible();
    await tab.getByRole('link', { name: 'Voir la commande' }).click();
    await expect(tab).toHaveURL(/order-confirmation/);
    expect(await readCounts(begun.account.email)).toMatchObject({ orders: 1 });
  },
);

async function outcomeOn(tab: Page, form: CompanyCreationPage): Promise<string> {
  if (tab.url().includes('order-confirmation')) return 'confirmed';
  return (await form.errors.count()) > 0 ? form.errors.innerText() : '';
}
