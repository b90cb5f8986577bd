import { expect, test } from '../browser/test.ts';
import { haveSession } from '../pages/sign-in.ts';
import { mainSystem } from '../system/addresses.ts';
import { sql } from '../system/database.ts';

/** A client whose only domiciliation ends in three days; not the oldest one, which another journey uses. */
async function nearTheEnd() {
  const [row] = await sql(
    mainSystem,
    `UPDATE domiciliations SET end_date = current_date + 3
    FROM users WHERE users.id = client_id AND domiciliations.id = (
      SELECT d.id FROM domiciliations d
      WHERE d.closed_at IS NULL AND NOT EXISTS (
        SELECT FROM domiciliations o WHERE o.client_id = d.client_id AND o.id <> d.id)
      ORDER BY d.created_at, d.id LIMIT 1 OFFSET 1)
    RETURNING email, company_name`,
    [],
  );
  return { email: String(row?.['email']), company: String(row?.['company_name']) };
}

/** The number of this client's bills for renewals; only their lines have a period. */
async function countRenewals(email: string) {
  const [row] = await sql(
    mainSystem,
    `SELECT count(*)::int AS count FROM bills JOIN users ON users.id = client_id
    WHERE email = $1 AND lines -> 0 ? 'period'`,
    [email],
  );
  return row?.['count'];
}

test('a warned client sees the price and renews', async ({ page }) => {
  const { email, company } = await nearTheEnd();
  await haveSession(page, email);
  await page.goto('/client-dashboard/profile');
  await expect(page.getByRole('link', { name: 'Avertissements de domiciliation' })).toBeVisible();

  await page.getByRole('link', { name: `Renouveler la domiciliation de ${company}` }).click();
  await page.getByRole('radio', { name: '24 mois' }).check();
  const price = page.getByRole('table', { name: 'Ce que vous paierez' });
  await expect(price.getByRole('row', { name: 'Total TTC' })).toContainText('MAD');
  await page.getByRole('button', { name: /^Renouveler jusqu’au/ }).dblclick();

  await expect(
    page.getByRole('heading', { name: new RegExp(`^${company} est domiciliée jusqu’au`) }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: company, exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Voir la facture et la régler' }).click();
  await expect(page).toHaveURL(/\/client-dashboard\/bills\/[\w-]{36}$/u);
  expect(await countRenewals(email)).toBe(1);
});
