import { act, cleanup, render, screen } from '@testing-library/react';
import type { User } from '@tassis/contracts';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberedOrigin } from './remembered-origin.ts';
import { RequireRole } from './require-role.tsx';
import { aClient } from './testing/fake-api.ts';
import { fakeSession } from './testing/fake-session.ts';

vi.mock('@tassis/platform/router', () => ({
  useLocation: () => ({ pathname: '/client-dashboard/orders', search: '?page=2' }),
  Navigate: ({ to }: { to: string }) => createElement('p', null, `to ${to}`),
}));

let session: ReturnType<typeof fakeSession>;
const settle = (user: User | null) => act(() => session.store.setState({ status: 'ready', user }));

beforeEach(() => {
  sessionStorage.clear();
  session = fakeSession();
  render(<RequireRole roles={['client']}>Mes commandes</RequireRole>);
});
afterEach(cleanup);

describe('RequireRole', () => {
  it('shows a spinner, and nothing of the content, until it is known who is there', () => {
    expect(screen.getByRole('status').textContent).toBe('Chargement…');
    expect(screen.queryByText('Mes commandes')).toBeNull();
    expect(rememberedOrigin()).toBeNull();
  });

  it('lets its roles in', () => {
    settle(aClient);
    expect(screen.getByText('Mes commandes')).toBeDefined();
    expect(rememberedOrigin()).toBeNull();
  });

  it.each([
    ['a visitor', null, '/login'],
    ['another role', { ...aClient, user_type: 'partner' as const }, '/'],
  ])('sends %s away and remembers where they wanted to go', (_, user, target) => {
    settle(user);
    expect(screen.getByText(`to ${target}`)).toBeDefined();
    expect(rememberedOrigin()).toBe('/client-dashboard/orders?page=2');
  });
});
