import { expect, test } from '../browser/test.ts';
import { mainSystem } from '../system/addresses.ts';
import { sql } from '../system/database.ts';

const MINUTE = 60_000;
const addition = ' (essai de mise à jour)';

const home = async () => (await fetch(mainSystem.site)).text();

test(
  'a package changed in the database is on the home page within a minute',
  { tag: '@deep' },
  async ({ page }) => {
    const [offer] = await sql(
      mainSystem,
      `SELECT id, name FROM packages WHERE status = 'published' ORDER BY position, id LIMIT 1`,
    );
    const name = String(offer?.['name']);
    const rename = (next: string) =>
      sql(mainSystem, 'UPDATE packages SET name = $1 WHERE id = $2', [next, offer?.['id']]);
    expect(await home()).toContain(name);
    await rename(name + addition);
    try {
      await expect.poll(home, { timeout: MINUTE, intervals: [500] }).toContain(addition);
      await page.goto('/');
      await expect(page.getByRole('heading', { name: name + addition })).toBeVisible();
    } finally {
      await rename(name);
    }
  },
);
