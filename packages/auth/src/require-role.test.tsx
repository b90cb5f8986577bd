import { act, cleanup, render, screen } from '@testing-library/react';
import type { User } from '@tassis/contracts';
import type { Role } from '@tassis/domain';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberedOrigin } from './remembered-origin.ts';
import { RequireRole } from './require-role.tsx';
import { aClient } from './testing/fake-api.ts';
import { fakeSession } from './testing/fake-session.ts';

vi.mock('@tassis/platform/router', () => ({
  useLocation: () => ({ pathname: '/client-dashboard/orders', search: '?page=2', hash: '#last' }),
  Navigate: ({ to }: { to: string }) => createElement('p', null, `to ${to}`),
}));

let session: ReturnType<typeof fakeSession>;
const settle = (user: User | null) => act(() => session.store.setState({ status: 'ready', user }));
const show = (...roles: Role[]) =>
  render(
    <RequireRole roles={roles}>
      <textarea aria-label="Mes commandes" />
    </RequireRole>,
  );
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
    expect(rememberedOrigin()).toBeNull();
  });

  it('lets its roles in', () => {
    show('partner', 'client');
    settle(aClient);
    expect(content()).not.toBeNull();
    expect(rememberedOrigin()).toBeNull();
  });

  it.each([
    ['a visitor', null, '/login'],
    ['another role', { ...aClient, user_type: 'partner' as const }, '/'],
  ])('sends %s away and remembers where they wanted to go', (_, user, target) => {
    show('client');
    settle(user);
    expect(screen.getByText(`to ${target}`)).toBeDefined();
    expect(rememberedOrigin()).toBe('/client-dashboard/orders?page=2#last');
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
