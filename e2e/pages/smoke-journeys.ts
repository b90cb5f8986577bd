import { expect, type Page } from '@playwright/test';
import type { AreaDescriptor } from '@tassis/platform/release';
import { areaDescriptors } from '../system/area-descriptors.ts';
import { demoAccounts } from './demo-accounts.ts';

/** The shortest check that an area works. */
interface SmokeJourney {
  /** The account that sees the area; undefined if everybody does. */
  who?: string | undefined;
  /** The address of its first page. */
  path: string;
  /** Passes when the area's first page has rendered. */
  shown: (page: Page) => Promise<void>;
  /** Uses the area, starting on its first page. */
  through: (page: Page) => Promise<void>;
}

/** The differences from the usual journey, where an area has more pages or another mark. */
const own: Record<string, Partial<SmokeJourney>> = {
  marketing: {
    path: '/services',
    shown: (page) => sees(page, 'Nos services'),
    through: async (page) => {
      await sees(page, 'Nos services');
      await follow(page, '/');
      await expect(page).toHaveURL('/');
    },
  },
  ordering: {
    path: '/negative-certificate',
    shown: (page) => expect(page.locator('main form')).toContainText('Soumettre la Demande'),
    through: async (page) => {
      const send = page.getByRole('button', { name: 'Soumettre la Demande' });
      await expect(send).toBeVisible();
      await send.click();
      await expect(page.locator('form [aria-invalid=true]').first()).toBeVisible();
    },
  },
  'client-dashboard': {
    through: async (page) => {
      await sees(page, 'Profil');
      await follow(page, '/client-dashboard/orders');
      await expect(page).toHaveURL('/client-dashboard/orders');
      await expect(page.locator('main h1')).not.toHaveText('Profil');
    },
  },
};

const journeys = new Map(
  areaDescriptors.map((area) => [area.id, { ...usual(area), ...own[area.id] }]),
);

/** The ids of all areas, always in the same order. */
export const areaIds: readonly string[] = [...journeys.keys()];

/** The journey through an area. */
export function smokeJourney(id: string): SmokeJourney {
  const journey = journeys.get(id);
  if (!journey) throw new Error(`there is no area ${id}`);
  return journey;
}

/** Navigates to an area within the page, and uses it. */
export async function smoke(page: Page, id: string): Promise<void> {
  const { path, through } = smokeJourney(id);
  await goWithin(page, path);
  await through(page);
}

/** Navigates within the page: by a link if there is one, else as the browser's back button does. */
export async function goWithin(page: Page, path: string): Promise<void> {
  if ((await page.locator(`a[href="${path}"]`).count()) > 0) await follow(page, path);
  else await page.evaluate(comeBackTo, path);
}

/** Follows a link of the page, even in a closed menu. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
}

/** The router reacts to these without loading a document. */
function comeBackTo(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** The usual journey: the first address of the area, with the demo account of its role, until its name is in the title. */
function usual({ mounts: [mount = '/'], roles: [role], title }: AreaDescriptor): SmokeJourney {
  const shown = async (page: Page): Promise<void> => {
    await expect(page).toHaveTitle(new RegExp(` – ${title} · `, 'u'));
    await expect(page.locator('main h1')).toBeVisible();
  };
  const path = mount.replace(/\/\*$/u, '');
  return { who: role && demoAccounts[role], path, shown, through: shown };
}

function sees(page: Page, heading: string): Promise<void> {
  return expect(page.locator('main h1')).toHaveText(heading);
}
