import { configureApi, createApiClient } from '@tassis/api-client';
import { QueryClient, QueryClientProvider } from '@tassis/api-client/query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  askBeforeSignOut,
  createServerSession,
  provideSession,
  type SessionState,
} from '@tassis/auth';
import { HostProvider } from '@tassis/design-system/host';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { HeaderActions } from './header-actions.tsx';
import { MobileAccountLinks } from './signed-in/mobile-account-links.tsx';

afterEach(cleanup);

const salma: SessionState['user'] = {
  id: '0b6f9d5e-6f1c-4d0e-9a55-1d9d1c6b7f10',
  email: 'salma@example.ma',
  userName: 'Salma El Amrani',
  user_type: 'client',
  email_verified: false,
  locale: 'fr',
  client: { firstName: 'Salma', lastName: 'El Amrani' },
};

function renderActions(state: Partial<SessionState>, places: ReactElement = <HeaderActions />) {
  const session = createServerSession();
  session.store.setState(state);
  provideSession(session);
  configureApi(
    createApiClient({
      baseUrl: '/api',
      session: session.port,
      locale: () => 'fr',
      fetch: () => Promise.resolve(Response.json({ count: 0 })),
    }),
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <HostProvider locale="fr" texts={{ toastRegion: 'Messages', closeToast: 'Fermer' }}>
          {places}
        </HostProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.queryAllByRole('link', { name: /^(?:Connexion|Inscription)$/ });
}

const isAwaited = (link: HTMLElement) => link.className.includes('awaited');

test.each(['loading', 'unknown'] as const)(
  'while the session is %s a visitor sees the sign-in links; a person with a stored session does not',
  (status) => {
    const links = renderActions({ status, user: null });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/login', '/register']);
    expect(links.every(isAwaited)).toBe(true);
  },
);

test('shows the sign-in links once the stored session turns out to be over', () => {
  const links = renderActions({ status: 'ready', user: null });
  expect(links).toHaveLength(2);
  expect(links.some(isAwaited)).toBe(false);
});

test('shows the account menu to a signed-in person, and never the sign-in links', async () => {
  expect(renderActions({ status: 'ready', user: salma })).toEqual([]);
  expect(await screen.findByText('Salma El Amrani', { selector: 'summary *' })).toBeDefined();
});

test.each([
  ['the menu of the header', <HeaderActions key="header" />],
  ['the menu under 768 px', <MobileAccountLinks key="narrow" user={salma} />],
])('%s signs out only after the page’s blocker has been asked', async (_menu, places) => {
  const ask = vi.fn<() => void>();
  const stop = askBeforeSignOut(ask);
  renderActions({ status: 'ready', user: salma }, places);
  await userEvent.click(await screen.findByRole('button', { name: 'Déconnexion', hidden: true }));
  expect(ask).toHaveBeenCalledOnce();
  stop();
});
