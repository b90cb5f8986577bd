import type { Area } from '@tassis/platform';
import { useState } from 'react';
import type { RouteObject } from 'react-router';
import { areaElement, type AreaSetting } from './area-element.tsx';

export { FakeApi, fieldRefusal, refusal, staleRefusal } from './fake-api.ts';

/** What stands around every page of the site: its header and its footer. */
export type SiteAround = {
  frame: (pages: RouteObject[]) => RouteObject;
  /** Answers what the frame asks for, where the screen's own API has no answer. */
  api: AreaSetting['api'];
  /** Whose pages are given with the frame already. */
  framedAreas: readonly string[];
};

let siteAround: SiteAround | undefined;

/** Shows screens inside this from now on; undefined: alone, as in their tests. */
export function frameScreens(around: SiteAround | undefined): void {
  siteAround = around;
}

/** One screen of an area over prepared answers, for its story; the host stands around it. */
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
 * Throws unless a list shows its rows first: in a window of 1280 × 800 the first begins at 330 px at the latest, on a phone of 390 × 844 at
 * 300 px; a row of a table is 56 px high at most; and so many rows, or so many cards where the table has no room, are whole before the
 * window ends. A smaller window promises nothing of the kind.
 */
export function holdRowsFirst(screen: HTMLElement, whole: { rows: number; cards: number }): void {
  // Under the header of the site they begin lower; this measures the page of the area.
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

/** What the table makes of its room, whatever the window: beside a sidebar it is of cards in a wider one too. */
function isOfCards(screen: HTMLElement): boolean {
  const row = screen.querySelector('tbody > tr');
  return row !== null && getComputedStyle(row).display !== 'table-row';
}

/** The parameters of a page of screens: each in a frame of its own, since a page has one session and one API. */
export function screenParameters(description: string) {
  return {
    layout: 'fullscreen',
    settings: false,
    docs: { description: { component: description }, story: { inline: false, height: '760px' } },
  };
}
