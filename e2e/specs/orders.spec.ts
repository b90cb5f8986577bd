import type { Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { CompanyCreationPage } from '../pages/company-creation-page.ts';
import { DomiciliationPage } from '../pages/domiciliation-page.ts';
import { priceOn } from '../pages/price-on.ts';
import { SignInDialog } from '../pages/sign-in-dialog.ts';
import { haveSession } from '../pages/sign-in.ts';
import { mainSystem } from '../system/addresses.ts';
import { registerClient } from '../system/api.ts';
import {
  toCreation,
  toDomiciliation,
  everyOrder,
  storedCreation,
  storedDomiciliation,
  type OrderCase,
} from '../system/order-cases.ts';
import { eachValue } from '../system/each-value.ts';
import { getOnlyOrder } from '../system/placed-orders.ts';
import { isDeep } from '../system/tier.ts';

const every = everyOrder();
const rows = isDeep ? every : eachValue(every);

test.describe.configure({ mode: 'parallel' });

for (const row of rows) {
  test(Object.values(row).join(', '), async ({ page }) => {
    const account = await registerClient(mainSystem.api);
    if (row.who === 'client') await haveSession(page, account.email, account.password);
    const expected = await flows[row.flow](page, row);
    const shown = await priceOn(page).innerText();
    await page.getByRole('button', { name: 'Soumettre' }).click();
    if (row.who === 'visitor') await new SignInDialog(page).signIn(account);
    await expect(page).toHaveURL(/\/client-dashboard\/order-confirmation\?order=/);
    const order = await getOnlyOrder(account);
    expect(new URL(page.url()).searchParams.get('order')).toBe(order.id);
    await expect(page.getByText(order.reference).first()).toBeVisible();
    expect(order.finalPrice).toBe(amountIn(shown));
    expect(order.package?.code).toBe(row.package);
    expect(order.services[0]?.data).toMatchObject(expected);
  });
}

/** Fills in a form up to its last button. Returns what is stored then. */
const flows = {
  'company-creation': async (page: Page, row: OrderCase) => {
    const data = toCreation(row);
    const form = new CompanyCreationPage(page);
    await form.open(row.package);
    await form.complete(data, { isDomiciled: row.package !== 'CC_ESSENTIEL' });
    return storedCreation(data);
  },
  domiciliation: async (page: Page, row: OrderCase) => {
    const data = toDomiciliation(row);
    const form = new DomiciliationPage(page);
    await form.open(row.package);
    await form.complete(data);
    return storedDomiciliation(data);
  },
};

function amountIn(text: string): number {
  return Number(text.replace(',', '.').replaceAll(/[^\d.]/g, ''));
}
