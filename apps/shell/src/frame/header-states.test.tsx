import { getUnreadCount, listClientWarnings } from '@tassis/contracts';
import { isRole } from '@tassis/domain';
import { aUser } from '@tassis/testing/answers';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderFrame, simulateWindow } from '../testing/render-frame.tsx';

beforeEach(simulateWindow);
afterEach(cleanup);

/** The texts of the account links in the mobile menu (under 768 px). */
const PLACES = {
  visitor: ['Connexion', 'Inscription'],
  client: ['Tableau de bord', 'Notifications', 'Profil', 'Paramètres'],
  partner: [
    'Tableau de bord',
    'Notifications',
    'Profil',
    'Paramètres',
    'Mes clients',
    'Demandes en attente',
  ],
  admin: [
    'Tableau de bord',
    'Profil',
    'Paramètres',
    'Gestion des utilisateurs',
    'Validation des comptables',
    'Paramètres du système',
    'Versions en ligne',
  ],
  content_admin: ['Tableau de bord', 'Profil', 'Paramètres'],
};

const BELLS = {
  client: '/client-dashboard/notification',
  partner: '/partner-dashboard/notification',
} as const;

/** Renders the frame at a path and returns the header, the footer, and whether there is a choice of language. */
const STANDS = [
  ['/', 'fixed', true, false],
  ['/negative-certificate', 'fixed', true, true],
  ['/login', 'fixed', true, true],
  ['/account', 'fixed', true, true],
  ['/manage-users', 'static', false, true],
  ['/client-dashboard/orders', 'static', false, true],
  ['/my-clients', 'static', false, true],
  ['/domiciliation-success', 'fixed', true, true],
  ['/admin-dashboard/orders', 'static', false, true],
  ['/dashboard/dashboard', 'offset', false, true],
] as const;

const roles = ['visitor', 'client', 'partner', 'admin', 'content_admin'] as const;

/** In the deep tier every role at every path; otherwise two roles at each path, and every role at four paths. */
const listStands = (who: (typeof roles)[number]) =>
  STANDS.filter((_, index) => {
    const first = (index + roles.indexOf(who)) % roles.length;
    return process.env['TEST_TIER'] === 'deep' || first === 0 || first === 2;
  });

const toUser = (who: (typeof roles)[number]) => (isRole(who) ? aUser(who) : null);
const menuUnder768 = () => {
  const [, sheet] = screen.getAllByRole('navigation', {
    name: 'Navigation principale',
    hidden: true,
  });
  if (!sheet?.parentElement) throw new Error('no menu');
  return within(sheet.parentElement);
};

describe.each(roles)('a %s', (who) => {
  it.each(listStands(who))(
    'at %s has a header that is %s, a footer: %s, languages: %s',
    async (...given) => {
      const [at, position, foot, languages] = given;
      await renderFrame({ at, user: toUser(who) });
      // Queried by elements, because queries by role are slow on fifty pages.
      expect(document.querySelector('header')?.className).toContain(position);
      expect(document.querySelectorAll('footer')).toHaveLength(foot ? 1 : 0);
      const choices = [...document.querySelectorAll('fieldset')];
      expect(choices.map((choice) => choice.textContent)).toEqual(
        languages ? ['LangueFR, FrançaisEN, English', 'LangueFrançaisEnglish'] : [],
      );
    },
  );

  it('finds the link to the dashboard once in the header itself', async () => {
    await renderFrame({ at: '/', user: toUser(who) });
    const links = [...document.querySelectorAll('header > div > div a')];
    const ways = links.filter(({ textContent }) => textContent === 'Tableau de bord');
    // The other link is in the account menu.
    expect(ways).toHaveLength(who === 'visitor' ? 0 : 2);
  });

  it('finds the account links and the sign-out in the menu under 768 px', async () => {
    const { api } = await renderFrame({ at: '/', user: toUser(who) });
    const menu = menuUnder768();
    const links = menu.getAllByRole('link', { hidden: true });
    const own = links.map(({ textContent }) => textContent).slice(7);
    expect(own).toEqual(PLACES[who]);
    const exits = menu.queryAllByRole('button', { name: 'Déconnexion', hidden: true });
    expect(exits).toHaveLength(who === 'visitor' ? 0 : 1);
    const bell = who === 'client' || who === 'partner' ? BELLS[who] : undefined;
    const bells = screen.queryAllByRole('link', { name: 'Notifications', hidden: true });
    expect(bells.map((link) => link.getAttribute('href'))).toEqual(bell ? [bell, bell] : []);
    expect(api.getCalls(getUnreadCount)).toHaveLength(bell ? 1 : 0);
    expect(api.getCalls(listClientWarnings)).toHaveLength(who === 'client' ? 1 : 0);
  });
});

it('sees the current page marked once in each menu', async () => {
  await renderFrame({ at: '/account', user: aUser('admin') });
  const current = document.querySelectorAll('[aria-current="page"]');
  expect([...current].map(({ textContent }) => textContent)).toEqual(['Profil', 'Profil']);
});

it('reads the header in the language of the page', async () => {
  await renderFrame({ at: '/negative-certificate', user: aUser('partner'), locale: 'en' });
  expect(screen.getAllByRole('group', { name: 'Language' })).toHaveLength(2);
  expect(screen.getAllByText('Pending requests')).toHaveLength(2);
  expect(screen.getByRole('contentinfo').textContent).toMatch(/All rights reserved(?!\.)/u);
});
