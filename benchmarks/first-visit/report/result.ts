import type { Browser } from '@playwright/test';
import { place } from '../../report/place.ts';
import type { PageResult } from '../measure-page.ts';
import type { Navigation } from '../visit/navigate.ts';
import { conditions } from '../visit/throttle.ts';

/** The stored results of one run. */
export interface Result {
  surroundings: ReturnType<typeof surroundings>;
  pages: PageResult[];
  navigation: Record<'site' | 'plain', Navigation>;
}

/** Where and when the run took place. */
export function surroundings(browser: Browser, { load, pairs }: { load: number; pairs: number }) {
  return { ...place(load), chromium: browser.version(), pairs, conditions };
}
