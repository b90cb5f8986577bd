import type { Page } from '@playwright/test';
import { expectQuietPage } from '../browser/quiet-page.ts';
import { expect, test } from '../browser/test.ts';
import { beginCreation } from '../pages/begin-creation.ts';
import { CompanyCreationPage } from '../pages/company-creation-page.ts';
import { DomiciliationPage } from '../pages/domiciliation-page.ts';
import { haveSession } from '../pages/sign-in.ts';
import { SignInDialog } from '../pages/sign-in-dialog.ts';
import { toDomiciliation } from '../system/order-cases.ts';
import { getOnlyOrder } from '../system/placed-orders.ts';
import { isDeep } from '../system/tier.ts';

const phone = { width: 390, height: 844 };
/** High enough that the sticky bar covers nothing. */
const WHOLE = 6000;

test.use({ viewport: phone, hasTouch: true });
test.describe.configure({ mode: 'parallel' });

/** Expects that the page fits a phone and is accessible; on a desktop too in the deep tier. */
async function expectQuiet(page: Page): Promise<void> {
  const widths = isDeep ? {} : { widths: [320] };
  // Only aria-busy means loading here, because a correct total is a status too.
  await expectQuietPage(page, { ...widths, height: WHOLE, underWay: '[aria-busy=true]' });
  await page.setViewportSize(phone);
}

/** An additional check of the deep tier; the fast one checks each step once. */
async function expectQuietIfDeep(page: Page): Promise<void> {
  if (isDeep) await expectQuiet(page);
}

test(
  'every step of a company creation and its errors, on a phone',
  { tag: '@deep' },
  async ({ page, watch }) => {
    test.setTimeout(120_000);
    watch.expectComplaint(/status of 422/);
    const { form, data, account } = await beginCreation(page, { who: 'visitor', managers: 1 });
    const refused = async (isQuiet = expectQuiet) => {
      await form.next.tap();
      await expect(form.errors).toBeFocused();
      await isQuiet(page);
    };
    const filled = async (step: number) => {
      await form.fillStep(step, data, { isDomiciled: true });
      await expectQuietIfDeep(page);
      await form.next.tap();
      await form.title(step + 1).waitFor();
    };
    await refused(expectQuietIfDeep);
    await page.getByRole('radio', { name: 'Oui' }).check();
    await refused(expectQuietIfDeep);
    await page.getByRole('radio', { name: 'Non' }).check();
    await refused();
    await filled(1);
    await refused();
    await filled(2);
    await refused(expectQuietIfDeep);
    await form.field('Nombre d’associés').fill('2');
    const second = form.card('Associé 2');
    await second.getByRole('button', { name: /^Modifier/ }).tap();
    await second.getByRole('radio', { name: 'Morale' }).check();
    await refused();
    await second.getByRole('button', { name: /^Retirer/ }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).tap();
    await filled(3);
    await form.field('Nombre de gérants externes').fill('1');
    await refused();
    await filled(4);
    await expectQuiet(page);
    await page.route('**/api/orders', (route) =>
      route.fulfill({
        status: 422,
        json: {
          message: 'Invalid',
          code: 'validation',
          request_id: 'request-1',
          errors: { 'services.0.data.capital': ['Le capital est trop petit.'] },
        },
      }),
    );
    await form.submit.tap();
    const dialog = new SignInDialog(page);
    await expect(dialog.root).toBeVisible();
    await expectQuietIfDeep(page);
    await dialog.signIn(account);
    await expect(form.errors).toContainText('Le capital est trop petit.');
    await expectQuiet(page);
    await page.unroute('**/api/orders');
    await form.submit.tap();
    await expect(page).toHaveURL(/order-confirmation/);
    await getOnlyOrder(account);
  },
);

test('a domiciliation and its errors, on a phone', { tag: '@deep' }, async ({ page }) => {
  const form = new DomiciliationPage(page);
  await form.open('DOM12');
  await form.submit.tap();
  await expect(form.errors).toBeFocused();
  await expectQuiet(page);
  const row = {
    flow: 'domiciliation',
    package: 'DOM12',
    who: 'visitor',
    certificate: 'yes',
  } as const;
  await form.complete(toDomiciliation({ ...row, people: 1, kind: 'moral', nationality: 'French' }));
  await form.submit.tap();
  await expect(new SignInDialog(page).root).toBeVisible();
  await page.keyboard.press('Escape');
  await expectQuietIfDeep(page);
});

/** The height in px of all elements that stay in sight while the page scrolls. */
const coveredBySticky = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((each) => ['sticky', 'fixed'].includes(getComputedStyle(each).position))
      .reduce((sum, each) => sum + each.getBoundingClientRect().height, 0),
  );

test.describe('with a text scale of 200 % the sticky elements cover at most a fifth of the phone', () => {
  test.beforeEach(async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  });

  const fifth = phone.height / 5;

  test('in a form', async ({ page }) => {
    const { form } = await beginCreation(page, { who: 'visitor' });
    await page.getByRole('radio', { name: 'Non' }).check();
    await form.field('Appelation 2').scrollIntoViewIfNeeded();
    const covered = await coveredBySticky(page);
    expect(covered).toBeGreaterThan(0);
    expect(covered).toBeLessThanOrEqual(fifth);
  });

  test('with a warning', async ({ page }) => {
    await haveSession(page, 'client@demo.tassis.ma');
    await page.goto('/');
    await page.getByRole('region', { name: 'Avertissements de domiciliation' }).waitFor();
    expect(await coveredBySticky(page)).toBeLessThanOrEqual(fifth);
  });
});

test('a warning does not cover the buttons of a form', async ({ page }) => {
  await haveSession(page, 'client@demo.tassis.ma');
  const form = new CompanyCreationPage(page);
  await form.open('COMBO12');
  await page.getByRole('region', { name: 'Avertissements de domiciliation' }).waitFor();
  await page.getByRole('radio', { name: 'Non' }).scrollIntoViewIfNeeded();
  const isInReach = await form.next.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button') === button;
  });
  expect(isInReach).toBe(true);
});
