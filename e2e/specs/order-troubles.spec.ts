import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { beginCreation, type Begun } from '../pages/begin-creation.ts';
import { SignInDialog } from '../pages/sign-in-dialog.ts';
import { mainSystem } from '../system/addresses.ts';
import { ApiUser } from '../system/api.ts';
import { sql } from '../system/database.ts';
import { getOnlyOrder, readCounts } from '../system/placed-orders.ts';
import { isDeep } from '../system/tier.ts';

const confirmation = /\/client-dashboard\/order-confirmation\?order=/;
const orders = '**/api/orders';

/** Expects exactly one order, shown to its sender. */
async function expectOrdered(page: Page, { account }: Begun): Promise<void> {
  await expect(page).toHaveURL(confirmation);
  const { reference } = await getOnlyOrder(account);
  await expect(page.getByText(reference).first()).toBeVisible();
}

/** Fakes the first responses to an order before the real API answers. */
async function answerOnce(page: Page, status: number, body: object): Promise<() => number> {
  let calls = 0;
  await page.route(orders, async (route) => {
    calls += 1;
    await route.fulfill({ status, json: body });
  });
  return () => calls;
}

test.describe.configure({ mode: 'parallel' });

test(
  'on a slow network an order is sent once, however often the button is pressed',
  { tag: '@deep' },
  async ({ page }) => {
    const begun = await beginCreation(page, { to: 5 });
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    let sent = 0;
    await page.route(orders, async (route) => {
      sent += 1;
      await held;
      await route.continue();
    });
    await begun.form.submit.dblclick();
    const busy = page.getByRole('button', { name: 'Traitement en cours...' });
    await expect(busy).toBeVisible();
    await expect(page.locator('form[aria-busy=true]')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Siège, forme et capital' })).toBeHidden();
    await busy.click({ force: true });
    await page.keyboard.press('Enter');
    letGo();
    await expectOrdered(page, begun);
    expect(sent).toBe(1);
  },
);

test(
  'a session that has ended asks for the password at the last step, and the order is sent',
  { tag: '@deep' },
  async ({ page, watch }) => {
    watch.expectComplaint(/status of 401/);
    const begun = await beginCreation(page, { to: 5 });
    const { form, account } = begun;
    const dialog = new SignInDialog(page);
    await expect(form.saved).toBeVisible();
    await endSessions(account);
    await form.submit.click();
    await expect(dialog.email).toHaveValue(account.email);
    await expect(dialog.password).toBeFocused();
    expect(await readCounts(account.email)).toMatchObject({ orders: 0, drafts: 1 });
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');
    await expectOrdered(page, begun);
  },
);

test(
  'the server’s errors are shown in the red box and at their fields, on their steps',
  { tag: '@deep' },
  async ({ page, watch }) => {
    watch.expectComplaint(/status of 422/);
    const begun = await beginCreation(page, { to: 5 });
    const { form } = begun;
    const refusal = 'Ce numéro ne peut pas être accepté.';
    const calls = await answerOnce(page, 422, {
      message: 'Invalid',
      code: 'validation',
      request_id: 'request-1',
      errors: {
        'services.0.data.associates.0.cin': [refusal],
        'services.0.data.capital': ['Le capital est trop petit.'],
      },
    });
    await form.submit.click();
    await expect(form.errors).toBeFocused();
    await expect(form.errors.getByRole('listitem')).toHaveText([
      `Associé 1, Numéro de CIN : ${refusal}`,
      'Capital : Le capital est trop petit.',
    ]);
    await form.errors.getByRole('link', { name: /^Capital/ }).click();
    await expect(form.field('Capital')).toBeFocused();
    await expect(page.getByText('Le capital est trop petit.').last()).toBeVisible();
    await form.go(5);
    await form.errors.getByRole('link', { name: /^Associé 1/ }).click();
    await expect(form.field('Numéro de CIN')).toBeFocused();
    await expect(form.field('Numéro de CIN')).toHaveAccessibleDescription(new RegExp(refusal));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('ZT654321');
    await page.unroute(orders);
    for (const step of [3, 4]) {
      await form.title(step).waitFor();
      await form.next.click();
    }
    await form.submit.click();
    await expectOrdered(page, begun);
    expect(calls()).toBe(1);
  },
);

test(
  'a server error is shown, and the next press sends the same order',
  { tag: '@deep' },
  async ({ page, watch }) => {
    watch.expectComplaint(/status of (?:500|404)|^500 /);
    const begun = await beginCreation(page, { to: 5 });
    await answerOnce(page, 500, { message: 'No', code: 'internal', request_id: 'request-1' });
    await begun.form.submit.click();
    await expect(begun.form.errors).toContainText(
      'Une erreur est survenue sur le serveur. Veuillez réessayer plus tard.',
    );
    await expect(begun.form.errors).toBeFocused();
    expect(await readCounts(begun.account.email)).toMatchObject({ orders: 0 });
    await page.unroute(orders);
    await begun.form.submit.click();
    await expectOrdered(page, begun);
  },
);

for (const who of isDeep ? (['client', 'visitor'] as const) : (['visitor'] as const)) {
  test(`an order whose response is lost is found, and not duplicated: ${who}`, async ({
    page,
    watch,
  }) => {
    watch.expectComplaint(/ERR_FAILED/);
    const begun = await beginCreation(page, { to: 5, who });
    let committed = 0;
    await page.route(orders, async (route) => {
      const { status } = await route.fetch().then((answer) => ({ status: answer.status() }));
      if (status === 201) committed += 1;
      await route.abort();
    });
    await begun.form.submit.click();
    if (who === 'visitor') await new SignInDialog(page).signIn(begun.account);
    await expectOrdered(page, begun);
    expect(committed).toBeGreaterThan(0);
  });
}

/** Ends all sessions of an account, as an administrator can; the API caches a session for a second. */
async function endSessions({ email, password }: Begun['account']): Promise<void> {
  const seen = await ApiUser.signIn(mainSystem.api, email, password);
  await seen.get('/user');
  await sql(
    mainSystem,
    'DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE email = $1)',
    [email],
  );
  await expect.poll(async () => (await seen.get('/user')).status).toBe(401);
}
