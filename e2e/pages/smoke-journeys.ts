import { expect, type Page } from '@playwright/test';

/** The shortest way to see that an area works, by the links of the header. */
interface SmokeJourney {
  /** Who sees the area; everybody where nobody is named. */
  who?: string;
  /** Where it begins. */
  path: string;
  /** From the area's first page through it. */
  through: (page: Page) => Promise<void>;
}

export const smokeJourneys = {
  marketing: {
    path: '/services',
    through: async (page) => {
      await sees(page, 'Nos services');
      await follow(page, '/');
      await expect(page).toHaveURL('/');
    },
  },
  ordering: {
    path: '/negative-certificate',
    through: async (page) => {
      const send = page.getByRole('button', { name: 'Soumettre la Demande' });
      await expect(send).toBeVisible();
      await send.click();
      await expect(page.locator('form [aria-invalid=true]').first()).toBeVisible();
    },
  },
  'client-dashboard': {
    who: 'client@demo.tassis.ma',
    path: '/client-dashboard',
    through: async (page) => {
      await sees(page, 'Profil');
      await follow(page, '/client-dashboard/orders');
      await expect(page).toHaveURL('/client-dashboard/orders');
      await expect(page.locator('main h1')).not.toHaveText('Profil');
    },
  },
  'admin-dashboard': {
    who: 'admin@demo.tassis.ma',
    path: '/admin-dashboard',
    through: (page) => sees(page, 'Tableau de bord'),
  },
  'content-admin': {
    who: 'contenu@demo.tassis.ma',
    path: '/dashboard',
    through: (page) => sees(page, 'Tableau de Bord'),
  },
} satisfies Record<string, SmokeJourney>;

export type AreaId = keyof typeof smokeJourneys;

/** The areas, in one order. */
export const areaIds = [
  'client-dashboard',
  'marketing',
  'ordering',
  'admin-dashboard',
  'content-admin',
] as const satisfies AreaId[];

/** Who sees an area; undefined when everybody does. */
export function whoSees(id: AreaId): string | undefined {
  const journey: SmokeJourney = smokeJourneys[id];
  return journey.who;
}

/** Goes to an area within the page, and through it. */
export async function smoke(page: Page, id: AreaId): Promise<void> {
  await follow(page, smokeJourneys[id].path);
  await smokeJourneys[id].through(page);
}

/** Follows a link of the page, also one that lies in a closed menu. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
}

function sees(page: Page, heading: string): Promise<void> {
  return expect(page.locator('main h1')).toHaveText(heading);
}
