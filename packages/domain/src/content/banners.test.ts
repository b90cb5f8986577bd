import { expect, test } from 'vitest';
import {
  bannerState,
  isBannerAt,
  isBannerTranslated,
  moroccanDateTime,
  type BannerPlace,
} from '../index.ts';

test.each<[BannerPlace, string, boolean]>([
  ['all', '/anything', true],
  ['home', '/', true],
  ['home', '/services', false],
  ['services', '/services', true],
  ['services', '/services/pilotage', true],
  ['services', '/servicesX', false],
  ['ordering', '/domiciliation/form', true],
  ['ordering', '/', false],
])('a banner of %s at %s: %s', (place, path, isShown) => {
  expect(isBannerAt(place, path)).toBe(isShown);
});

const now = new Date('2026-11-21T10:00:00Z');
/** What clocks in Morocco show so many minutes later. */
const shown = (minutes: number) =>
  moroccanDateTime(new Date(now.getTime() + minutes * 60_000)).slice(0, 16);

test.each([
  [{}, 'shown'],
  [{ from: '', until: '' }, 'shown'],
  [{ from: shown(0) }, 'shown'],
  [{ from: shown(1) }, 'scheduled'],
  [{ until: shown(0) }, 'ended'],
  [{ from: shown(-9000), until: shown(1) }, 'shown'],
] as const)('%j is %s', (times, state) => {
  expect(bannerState(times, now)).toBe(state);
});

test.each([
  [{ link: '' }, false],
  [{ link: '', text_en: 'Closed.' }, true],
  [{ link: '/contact', text_en: 'Closed.' }, false],
  [{ link: '/contact', text_en: 'Closed.', link_text_en: 'Write' }, true],
])('%j is translated: %s', (words, isTranslated) => {
  expect(isBannerTranslated(words)).toBe(isTranslated);
});
