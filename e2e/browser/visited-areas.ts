import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { areaForPath } from '@tassis/platform/release';
import { areaDescriptors } from '../system/area-descriptors.ts';
import { parsed } from '../system/json.ts';

const list = path.resolve(import.meta.dirname, '../areas-of-journeys.json');
/** The areas that a file of journeys comes to, by its name; one that is not listed may come to any. */
const areasOfJourneys: Record<string, string[]> = parsed(readFileSync(list, 'utf8'));

/** Notes the areas whose pages a browser comes to, in all its contexts, until it is told to stop. */
export function noteVisitedAreas(browser: Browser): {
  areas: ReadonlySet<string>;
  stop: () => void;
} {
  const areas = new Set<string>();
  const notePage = (page: Page) =>
    page.on('framenavigated', (frame) => {
      if (frame.parentFrame() !== null) return;
      const area = areaForPath(areaDescriptors, new URL(frame.url()).pathname);
      if (area) areas.add(area.id);
    });
  const noteContext = (context: BrowserContext) => {
    context.pages().forEach(notePage);
    context.on('page', notePage);
  };
  browser.contexts().forEach(noteContext);
  browser.on('context', noteContext);
  return { areas, stop: () => browser.off('context', noteContext) };
}

/** Those of the areas that the list does not have for this file: `pnpm test:affected` would not go on this journey for them. */
export function unlistedAreas(file: string, areas: ReadonlySet<string>): string[] {
  const listed = areasOfJourneys[path.basename(file, '.spec.ts')];
  return listed ? [...areas].filter((area) => !listed.includes(area)) : [];
}
