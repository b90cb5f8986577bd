import { cleanup, screen, within } from '@testing-library/react';
import { aUser } from '@tassis/testing/answers';
import { afterEach, expect, it } from 'vitest';
import { openAccount } from '../testing/open-account.tsx';

afterEach(cleanup);

it('every section has a link, and every link its section', () => {
  openAccount('Profil');
  const links = within(screen.getByRole('navigation', { name: 'Parties du compte' }));
  for (const link of links.getAllByRole('link')) {
    const id = link.getAttribute('href')?.split('#')[1] ?? '';
    const part = document.getElementById(id);
    expect(part).toBe(screen.getByRole('region', { name: link.textContent }));
  }
});

it("an address with a section's anchor leads to it", () => {
  openAccount('Profil', { at: '/account#appareils' });
  expect(document.activeElement?.id).toBe('appareils');
});

it.each(['client', 'partner', 'admin', 'content_admin'] as const)(
  'a %s has all sections',
  (role) => {
    openAccount('Profil', { user: aUser(role) });
    expect(screen.getAllByRole('region', { name: /./u }).length).toBeGreaterThanOrEqual(6);
    expect(document.title).toBe('Mon compte · Tassis');
  },
);
