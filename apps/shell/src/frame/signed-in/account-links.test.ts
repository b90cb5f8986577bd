import { describe, expect, it } from 'vitest';
import { fr } from '../../messages/fr.ts';
import { accountLinks } from './account-links.ts';

const SETTINGS = '/account#langue-des-e-mails';
const words = { texts: fr, locale: 'fr' } as const;
const HERE = { pathname: '/', hash: '' };

describe('the account menu', () => {
  it.each([
    ['client', ['/client-dashboard', '/client-dashboard/profile', '/client-dashboard/settings']],
    ['partner', ['/partner-dashboard', '/account', SETTINGS, '/my-clients', '/pending-requests']],
    [
      'admin',
      [
        '/admin-dashboard',
        '/account',
        SETTINGS,
        '/manage-users',
        '/validate-accountants',
        '/system-settings',
        '/releases',
      ],
    ],
    ['content_admin', ['/dashboard', '/account', SETTINGS]],
  ] as const)('of a %s', (role, addresses) => {
    expect(accountLinks(role, words, HERE).map(({ href }) => href)).toEqual(addresses);
  });

  it.each([
    ['client', '/client-dashboard/settings', 'Paramètres'],
    ['client', '/client-dashboard/orders', undefined],
    ['admin', '/admin-dashboard/dashboard', 'Tableau de bord'],
    ['admin', '/account', 'Profil'],
    ['admin', '/releases', 'Versions en ligne'],
    ['admin', '/account#appareils', 'Profil'],
    ['admin', SETTINGS, 'Paramètres'],
    ['partner', '/my-clients', 'Mes clients'],
  ] as const)('of a %s at %s says that one is at %s', (role, address, place) => {
    const [pathname = '', anchor] = address.split('#');
    const hash = anchor ? `#${anchor}` : '';
    const current = accountLinks(role, words, { pathname, hash }).filter((link) => link.current);
    expect(current.map(({ text }) => text)).toEqual(place ? [place] : []);
  });
});
