import { describe, expect, it } from 'vitest';
import { fr } from '../../messages/fr.ts';
import { accountLinks } from './account-links.ts';

describe('the account menu', () => {
  it.each([
    ['client', ['/client-dashboard', '/client-dashboard/profile', '/client-dashboard/settings']],
    ['partner', ['/partner-dashboard', '/account', '/account', '/my-clients', '/pending-requests']],
    [
      'admin',
      [
        '/admin-dashboard',
        '/account',
        '/account',
        '/manage-users',
        '/validate-accountants',
        '/system-settings',
      ],
    ],
    ['content_admin', ['/dashboard', '/account', '/account']],
  ] as const)('of a %s', (role, addresses) => {
    expect(accountLinks(role, fr, '/').map(({ href }) => href)).toEqual(addresses);
  });

  it.each([
    ['client', '/client-dashboard/settings', 'Paramètres'],
    ['client', '/client-dashboard/orders', undefined],
    ['admin', '/admin-dashboard/dashboard', 'Tableau de bord'],
    ['admin', '/account', 'Profil'],
    ['partner', '/my-clients', 'Mes clients'],
  ] as const)('of a %s at %s says that one is at %s', (role, pathname, place) => {
    const current = accountLinks(role, fr, pathname).filter((link) => link.current);
    expect(current.map(({ text }) => text)).toEqual(place ? [place] : []);
  });
});
