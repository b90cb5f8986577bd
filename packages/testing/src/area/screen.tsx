import type { Area } from '@tassis/platform';
import { useState } from 'react';
import type { RouteObject } from 'react-router';
import { areaElement, type AreaSetting } from './area-element.tsx';

export { FakeApi, fieldRefusal, refusal, staleRefusal } from './fake-api.ts';

/** What surrounds every page of the site: its header and its footer. */
export type SiteAround = {
  frame: (pages: RouteObject[]) => RouteObject;
  /** Answers the requests of the frame that the screen's own API does not answer. */
  api: AreaSetting['api'];
  /** The ids of areas whose pages come with the frame. */
  framedAreas: readonly string[];
};

let siteAround: SiteAround | undefined;

/** Shows screens inside this from now on; undefined: without a frame, as in tests. */
export function frameScreens(around: SiteAround | undefined): void {
  siteAround = around;
}

/** One screen of an area with prepared answers, for its story; the host surrounds it. */
export function AreaScreen({ area, ...setting }: AreaSetting & { area: Area }) {
  const [element] = useState(() => framedElement(area, setting, siteAround));
  return element;
}

function framedElement(area: Area, setting: AreaSetting, around: SiteAround | undefined) {
  if (!around || around.framedAreas.includes(area.id)) return areaElement(area, setting).element;
  const routes = [around.frame([...area.routes])];
  const fetchFirst: typeof fetch = (input, init) => {
    try {
      return setting.api.fetch(input, init);
    } catch {
      return around.api.fetch(input, init);
    }
  };
  return areaElement({ ...area, routes }, { ...setting, api: { fetch: fetchFirst } }).element;
}

/**
 * Throws unless a list shows its rows first: in a window of 1280 × 800 the first one starts at 330 px at most, on a phone of
 * 390 × 844 at 300 px; a table row is at most 56 px high; and so many rows, or so many cards where there is no room for a
 * table, are completely inside the window. Smaller windows have no such rule.
 */
export function holdRowsFirst(screen: HTMLElement, whole: { rows: number; cards: number }): void {
  // The header of the site moves them down, so this measures the page of the area alone.
  if (siteAround || window.innerWidth < 390) return;
  const isPhone = window.innerWidth < 768;
  const kind = isOfCards(screen) ? 'cards' : 'rows';
  const rows = [...screen.querySelectorAll('tbody > tr')].map((row) => row.getBoundingClientRect());
  const { top = Infinity, height = 0 } = rows[0] ?? {};
  const seen = rows.filter(({ bottom }) => bottom <= (isPhone ? 844 : 800)).length;
  const isLow = kind === 'cards' || height <= 56;
  if (top <= (isPhone ? 300 : 330) && isLow && seen >= whole[kind]) return;
  throw new Error(`The ${kind} begin at ${top} px, are ${height} px high, and ${seen} are whole.`);
}

/** Whether the table is shown as cards, whatever the window: beside a sidebar it is also in a wider one. */
function isOfCards(screen: HTMLElement): boolean {
  const row = screen.querySelector('tbody > tr');
  return row !== null && getComputedStyle(row).display !== 'table-row';
}

/** The parameters of a documentation page with screens: each in a frame of its own, because a page has one session and one API. */
export function screenParameters(description: string) {
  return {
    layout: 'fullscreen',
    settings: false,
    docs: { description: { component: description }, story: { inline: false, height: '760px' } },
  };
}
