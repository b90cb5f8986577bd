import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, test, type Locator } from '@playwright/test';
import { NegativeCertificatePage } from '../pages/negative-certificate-page.ts';
import { mainSystem } from '../system/addresses.ts';
import { Development } from '../system/development.ts';
import { changeSource } from '../system/source-change.ts';

const source = path.resolve(import.meta.dirname, '../../apps/ordering/src');
const firstAreaPort = 3101;
const development = new Development();
const occupant = createServer();
let site: string;

const changes = [
  {
    what: 'a text',
    file: 'messages/fr.ts',
    from: 'Votre certificat négatif, sans vous déplacer',
    to: 'Votre certificat négatif, de chez vous',
    seen: 'Votre certificat négatif, de chez vous',
  },
  {
    what: 'a page',
    file: 'routes/negative-certificate.tsx',
    from: '<Advantages />',
    to: '<p>Une page changée</p><Advantages />',
    seen: 'Une page changée',
  },
  {
    what: 'a component',
    file: 'features/hero/hero.tsx',
    from: '{hero.action}',
    to: 'Un bouton changé',
    seen: 'Un bouton changé',
  },
];

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeAll(async () => {
  occupant.listen(firstAreaPort, '127.0.0.1');
  await once(occupant, 'listening').catch(() => undefined); // Another process uses the port already.
  const sitePort = new URL(mainSystem.site).port; // This site itself uses the port.
  site = await development.start(['ordering'], { ...mainSystem.environment, SITE_PORT: sitePort });
});
test.afterAll(async () => {
  await development.stop();
  occupant.close();
});

test(
  'the development server runs beside the site, reports a used port, and applies changes in place',
  { tag: '@deep' },
  async ({ page }) => {
    expect(site).not.toBe(mainSystem.site);
    expect(development.output).toContain('Beside the Tassis that runs');
    expect(development.output).toMatch(/Ports? 3101\b.* taken: ordering is at \d+/);
    await page.goto(`${site}/negative-certificate`);
    const field = new NegativeCertificatePage(page).field('Appelation 1');
    await field.fill('Atlas Conseil');
    // The form restores its input after a reload; the DOM element is another one.
    await field.evaluate((input) => input.setAttribute('data-typed', 'here'));
    for (const { what, file, from, to, seen } of changes) {
      await test.step(what, async () => {
        const restore = changeSource(path.join(source, file), from, to);
        try {
          await expect(page.getByText(seen)).toBeVisible();
          await expectTyped(field);
        } finally {
          restore();
        }
        await expect(page.getByText(seen)).toHaveCount(0);
        await expectTyped(field);
      });
    }
  },
);

test('a development server that crashes is reported', async () => {
  development.killServers();
  for (const app of ['ordering', 'shell']) {
    await expect
      .poll(() => development.output)
      .toMatch(new RegExp(`✗ The development server of ${app} \\(port \\d+\\) died`));
  }
});

async function expectTyped(field: Locator): Promise<void> {
  await expect(field).toHaveValue('Atlas Conseil');
  await expect(field).toHaveAttribute('data-typed', 'here');
}
