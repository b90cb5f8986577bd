import { getFirm, type Firm } from '@tassis/contracts';
import { firmAnswer } from '@tassis/testing/answers';
import { firstClaims } from '@tassis/domain/first-claims';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from '../messages/en.ts';
import { fr } from '../messages/fr.ts';
import { quietApi, renderFrame, simulateWindow } from '../testing/render-frame.tsx';
import { dismissBanner, hideDismissed, isDismissed } from './dismissed-banner.ts';

beforeEach(simulateWindow);
afterEach(() => {
  cleanup();
  localStorage.clear();
  delete document.documentElement.dataset['bannerAway'];
  vi.unstubAllGlobals();
});

type Banner = NonNullable<Firm['banners']>[number];
const closed: Banner = {
  id: 'closed',
  place: 'all',
  tone: 'warning',
  text: 'Fermé lundi.',
  link: { href: '/services', text: 'Nos services' },
};
const open = (at: string, banners: Banner[] = [closed]) =>
  renderFrame({ at, api: quietApi().on(getFirm, () => firmAnswer({ banners })) });
/** Runs the script of the page's head, as before the first paint. */
const runHeadScript = (id: string): unknown =>
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
  Reflect.apply(new Function(hideDismissed(id)), undefined, []);
const banner = () => screen.queryByRole('region', { name: fr.banner });

it.each([
  ['/', [closed], true],
  ['/services', [{ ...closed, place: 'home' }], false],
  ['/login', [closed], false],
  ['/dashboard/faq', [closed], false],
  ['/', [], false],
] as const)('at %s of %j is shown: %s', async (at, banners, isShown) => {
  await open(at, [...banners]);
  expect(banner() !== null).toBe(isShown);
});

it('shows the first banner that applies to the page', async () => {
  await open('/services', [{ ...closed, place: 'home' }, { ...closed, text: 'Le nôtre.' }, closed]);
  const shown = within(await screen.findByRole('region', { name: fr.banner }));
  expect(shown.getByText('Le nôtre.')).toBeDefined();
  expect(shown.getByRole('link').getAttribute('href')).toBe('/services');
});

it('is dismissed for good, and another banner is not', async () => {
  await open('/');
  await userEvent.click(screen.getByRole('button', { name: fr.dismissBanner }));
  expect([banner(), document.activeElement?.id]).toEqual([null, 'content']);
  cleanup();
  runHeadScript('closed');
  expect(document.documentElement.dataset['bannerAway']).toBe('');
  await open('/');
  expect(banner()).toBeNull();
  cleanup();
  await open('/', [{ ...closed, id: 'offer' }]);
  expect(banner()).not.toBeNull();
  expect(document.documentElement.dataset['bannerAway']).toBeUndefined();
});

it('stays dismissed until twenty later ones are dismissed', () => {
  for (const id of ['closed', 'offer', 'closed', 'offer']) dismissBanner(id);
  expect(['closed', 'offer', 'of'].map(isDismissed)).toEqual([true, true, false]);
  runHeadScript('closed');
  expect(document.documentElement.dataset['bannerAway']).toBe('');
  for (let other = 0; other < 19; other += 1) dismissBanner(`other-${other}`);
  expect(['closed', 'offer', 'other-0'].map(isDismissed)).toEqual([false, true, true]);
});

it("the default texts of the footer are the firm's first claims", () => {
  const { companies_created: created, support_always: support } = firstClaims;
  expect([fr, en].map((texts) => [texts.footerCompaniesCreated, texts.footerSupport])).toEqual([
    [created?.text, support?.text],
    [created?.text_en, support?.text_en],
  ]);
});
