import { expect, test } from '../browser/test.ts';
import { CompanyCreationPage } from '../pages/company-creation-page.ts';
import { haveSession } from '../pages/sign-in.ts';
import { mainSystem } from '../system/addresses.ts';
import { registerClient } from '../system/api.ts';
import { creationOf, everyOrder, storedCreation, type OrderCase } from '../system/order-cases.ts';
import { pairsIn, pairwise } from '../system/pairwise.ts';
import { onlyOrderOf } from '../system/placed-orders.ts';

const isDeep = process.env['TEST_TIER'] === 'deep';
const every = everyOrder();
// Which package with how many people takes nine rows by itself, and is left to the deep tier.
const apart = 'package, people';
const rows = isDeep ? every : pairwise(every, apart);

test.describe.configure({ mode: 'parallel' });

test('every two things that an order may be stand together in a row', () => {
  expect(pairsOf(rows)).toEqual(pairsOf(every));
});

function pairsOf(cases: readonly OrderCase[]): string[] {
  return [...new Set(cases.flatMap((row) => pairsIn(row, apart)))].toSorted();
}

for (const row of rows) {
  test(Object.values(row).join(', '), async ({ page }) => {
    const account = await registerClient(mainSystem.api);
    const data = creationOf(row);
    const isDomiciled = row.package !== 'CC_ESSENTIEL';
    const form = new CompanyCreationPage(page);
    if (row.who === 'client') await haveSession(page, account.email, account.password);
    await form.open(row.package);
    await form.fill(data, { isDomiciled });
    const shown = await form.total.innerText();
    await form.submit.click();
    if (row.who === 'visitor') await form.signIn(account.email, account.password);
    await expect(page).toHaveURL(/\/client-dashboard\/order-confirmation\?order=/);
    const order = await onlyOrderOf(account);
    expect(new URL(page.url()).searchParams.get('order')).toBe(order.id);
    await expect(page.getByText(order.reference).first()).toBeVisible();
    expect(order.finalPrice).toBe(amountIn(shown));
    expect(order.services[0]?.data).toMatchObject(storedCreation(data));
  });
}

function amountIn(text: string): number {
  return Number(text.replace(',', '.').replaceAll(/[^\d.]/g, ''));
}
