import type { Area } from '@tassis/platform';
import { useState } from 'react';
import { areaElement, type AreaSetting } from './area-element.tsx';

export { FakeApi, refusal } from './fake-api.ts';

/** One screen of an area over prepared answers, for its story; the host stands around it. */
export function AreaScreen({ area, ...setting }: AreaSetting & { area: Area }) {
  const [element] = useState(() => areaElement(area, setting).element);
  return element;
}

/**
 * Throws unless a list shows its rows first: in a window of 1280 × 800 the first begins at 330 px at the latest and is 56 px high at most, on
 * a phone of 390 × 844 at 300 px; and so many are whole before the window ends. A smaller window promises nothing of the kind.
 */
export function holdRowsFirst(screen: HTMLElement, { whole }: { whole: number }): void {
  if (window.innerWidth < 390) return;
  const isPhone = window.innerWidth < 768;
  const rows = [...screen.querySelectorAll('tbody > tr')].map((row) => row.getBoundingClientRect());
  const { top = Infinity, height = 0 } = rows[0] ?? {};
  const seen = rows.filter(({ bottom }) => bottom <= (isPhone ? 844 : 800)).length;
  if (top <= (isPhone ? 300 : 330) && (isPhone || height <= 56) && seen >= whole) return;
  throw new Error(`The rows begin at ${top} px, are ${height} px high, and ${seen} are whole.`);
}

/** The parameters of a page of screens: each in a frame of its own, since a page has one session and one API. */
export function screenParameters(description: string) {
  return {
    layout: 'fullscreen',
    settings: false,
    docs: { description: { component: description }, story: { inline: false, height: '760px' } },
  };
}
