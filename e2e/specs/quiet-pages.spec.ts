import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { appReady } from '../browser/app.ts';
import { expect, test } from '../browser/test.ts';
import { signIn } from '../pages/sign-in.ts';

const visits = [
  {
    who: 'a visitor',
    paths: [
      '/',
      '/services',
      '/negative-certificate',
      '/login',
      '/register',
      '/about',
      '/contact',
      '/services/pilotage',
      '/company-creation',
      '/domiciliation',
      '/legal',
    ],
  },
  {
    who: 'client@demo.tassis.ma',
    paths: ['/client-dashboard/profile', '/client-dashboard/orders', '/domiciliation-success'],
  },
  {
    who: 'partner@demo.tassis.ma',
    paths: ['/partner-dashboard', '/my-clients', '/pending-requests', '/account'],
  },
  {
    who: 'admin@demo.tassis.ma',
    paths: [
      '/admin-dashboard/dashboard',
      '/admin-dashboard/orders',
      '/manage-users',
      '/validate-accountants',
      '/system-settings',
    ],
  },
  { who: 'contenu@demo.tassis.ma', paths: ['/dashboard/dashboard'] },
];

const widths = [320, 1280];

for (const { who, paths } of visits) {
  test(`pages of ${who} are quiet, accessible and fit their window`, async ({ page }) => {
    if (who.includes('@')) {
      await signIn(page, who);
      await expect(page).not.toHaveURL('/login');
    }
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        await settled(page);
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page).toHaveTitle(/ · Tassis$|^Tassis/);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, `${path} is wider than ${width} px`).toBeLessThanOrEqual(0);
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
            .analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        }
      });
    }
  });
}

async function settled(page: Page): Promise<void> {
  await appReady(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
