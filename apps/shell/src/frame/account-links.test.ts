import { describe, expect, it } from 'vitest';
import { fr } from '../messages/fr.ts';
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
    expect(accountLinks(role, fr).map(({ href }) => href)).toEqual(addresses);
  });
});
