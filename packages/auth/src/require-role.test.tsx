import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { User } from '@tassis/contracts';
import { HostProvider } from '@tassis/design-system/host';
import type { Role } from '@tassis/domain';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getSession } from './current-session.ts';
import { readReturnPath } from './return-path.ts';
import { RequireRole } from './require-role.tsx';
import { aClient } from './testing/fake-api.ts';
import { fakeSession } from './testing/fake-session.ts';

vi.mock('@tassis/platform/router', () => ({
  useLocation: () => ({ pathname: '/client-dashboard/orders', search: '?page=2', hash: '#last' }),
  Navigate: ({ to }: { to: string }) => createElement('p', null, `to ${to}`),
}));

let session: ReturnType<typeof fakeSession>;
const settle = (user: User | null) => act(() => session.store.setState({ status: 'ready', user }));
const guarded = (roles: Role[]) => (
  <HostProvider locale="fr" texts={{ toastRegion: 'Messages', closeToast: 'Fermer' }}>
    <RequireRole roles={roles}>
      <textarea aria-label="Mes commandes" />
    </RequireRole>
  </HostProvider>
);
const show = (...roles: Role[]) => render(guarded(roles));
const reason = () => screen.queryByText('Cette page est réservée à un autre type de compte.');
const content = () => screen.queryByLabelText<HTMLTextAreaElement>('Mes commandes');

beforeEach(() => {
  sessionStorage.clear();
  session = fakeSession();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('RequireRole', () => {
  it('shows a spinner, and nothing of the content, until it is known who is there', () => {
    show('client');
    expect(screen.getByRole('status').textContent).toBe('Chargement…');
    expect(content()).toBeNull();
    expect(readReturnPath()).toBeNull();
  });

  it('lets its roles in', () => {
    show('partner', 'client');
    settle(aClient);
    expect(content()).not.toBeNull();
    expect(readReturnPath()).toBeNull();
  });

  it('leads who must set up a second factor to their account, and remembers where they wanted to go', () => {
    show('admin');
    settle({ ...aClient, user_type: 'admin', second_factor_required: true });
    expect(screen.getByText('to /account#double-authentification')).toBeDefined();
    expect(content()).toBeNull();
    expect(readReturnPath()).toBe('/client-dashboard/orders?page=2#last');
  });

  it.each([
    ['a visitor', null, '/login'],
    ['another role', { ...aClient, user_type: 'partner' as const }, '/'],
  ])('sends %s away and remembers where they wanted to go', (_, user, target) => {
    show('client');
    settle(user);
    expect(screen.getByText(`to ${target}`)).toBeDefined();
    expect(readReturnPath()).toBe('/client-dashboard/orders?page=2#last');
  });

  it('says why to who is signed in, politely; to a visitor the login page says it', async () => {
    show('client');
    settle(null);
    await vi.dynamicImportSettled();
    expect(reason()).toBeNull();
    cleanup();
    show('client');
    settle({ ...aClient, user_type: 'partner' });
    await vi.waitFor(() => expect(reason()?.closest('[aria-live=polite]')).toBeTruthy());
  });

  it.each<[Role[], number]>([
    [['admin'], 1],
    [['content_admin'], 1],
    [['partner'], 0],
    [['client', 'partner', 'admin', 'content_admin'], 0],
  ])('a refusal of an area for %j warns on the console %i times', (roles, times) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    show(...roles);
    settle(null);
    expect(warn).toHaveBeenCalledTimes(times);
  });
});

it('what stood there is gone for somebody else', () => {
  show('client');
  settle(aClient);
  const before = content();
  settle({ ...aClient });
  expect(content()).toBe(before);
  settle({ ...aClient, id: crypto.randomUUID() });
  expect(content()).not.toBe(before);
});

describe('who was inside', () => {
  let rerender: (element: ReturnType<typeof guarded>) => void;
  beforeEach(() => {
    ({ rerender } = show('client'));
    settle(aClient);
  });

  it('and signed out, here or in another tab, leaves no address for the next person', () => {
    settle(null);
    expect(screen.getByText('to /login')).toBeDefined();
    rerender(guarded(['client']));
    expect(readReturnPath()).toBeNull();
  });

  it('and did not sign in again after the session ended is led back later', () => {
    act(() => session.store.setState({ ended: true }));
    act(() => session.store.setState({ user: null, ended: false }));
    expect(readReturnPath()).toBe('/client-dashboard/orders?page=2#last');
  });

  it('and makes room for somebody of another role leaves them no address either', async () => {
    settle({ ...aClient, id: crypto.randomUUID(), user_type: 'partner' });
    await act(() => vi.dynamicImportSettled());
    expect(reason()).toBeNull();
    expect(screen.getByText('to /')).toBeDefined();
    expect(readReturnPath()).toBeNull();
  });
});

it('a session that the server cannot tell of is no reason to sign in: it is asked for again', async () => {
  const reload = vi.spyOn(getSession(), 'reload').mockImplementation(async () => {
    session.store.setState({ status: 'ready', user: aClient });
    return aClient;
  });
  show('client');
  act(() => session.store.setState({ status: 'unknown' }));
  const alert = within(screen.getByRole('alert'));
  expect(alert.getByRole('heading', { level: 1 }).textContent).toContain('vérifier votre session');
  expect(readReturnPath()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(content()).not.toBeNull();
});
