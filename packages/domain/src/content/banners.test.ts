import { expect, test } from 'vitest';
import {
  BANNER_PLACES,
  bannerInEnglish,
  bannerPages,
  bannerState,
  isBannerAt,
  isBannerTranslated,
  moroccanDateTime,
  type BannerPlace,
} from '../index.ts';
import { isPublicPage } from './public-pages.ts';

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

test('an English page says all of a banner in English, or all of it in French', () => {
  const french = { text: 'Fermé.', link: '/contact', link_text: 'Écrire' };
  expect(bannerInEnglish({ ...french, text_en: 'Closed.' })).toEqual({
    text: 'Fermé.',
    link_text: 'Écrire',
    lang: 'fr',
  });
  expect(bannerInEnglish({ ...french, text_en: 'Closed.', link_text_en: 'Write' })).toEqual({
    text: 'Closed.',
    link_text: 'Write',
    lang: 'en',
  });
});

test.each(BANNER_PLACES)('a banner of %s is shown on the pages that it leads to', (place) => {
  const pages = bannerPages(place);
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter((page) => !isBannerAt(place, page) || !isPublicPage(page))).toEqual([]);
});
