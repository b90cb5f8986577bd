import { act, cleanup, renderHook } from '@testing-library/react';
import { createSession, provideSession, storeReturnPath, readReturnPath } from '@tassis/auth';
import type { Role } from '@tassis/domain';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MayEnterContext } from '../areas/access.ts';
import { useLandingRedirect } from './use-landing.ts';

const navigate = vi.fn<(to: string, options: object) => void>();
vi.mock('react-router', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => navigate,
}));

const session = createSession({ baseUrl: '/api', authBaseUrl: '/api' });
const mayEnter = (role: Role, address: string) => Promise.resolve(address.startsWith(`/${role}-`));
const page = (props: { children: ReactNode }) => (
  <MayEnterContext value={mayEnter}>{props.children}</MayEnterContext>
);

/** The session on the page, and the time that then passes, in milliseconds. */
function find(role: Role | null, time: number) {
  const someone = { id: '1', email: 'a@example.ma', userName: 'A', email_verified: true };
  const user = role && { ...someone, locale: 'fr' as const, user_type: role };
  act(() => session.store.setState({ status: 'ready', user }));
  act(() => void vi.advanceTimersByTime(time));
}

beforeEach(() => {
  vi.useFakeTimers();
  navigate.mockReset();
  sessionStorage.clear();
  provideSession(session);
  session.store.setState({ status: 'loading', user: null });
  renderHook(() => useLandingRedirect(), { wrapper: page });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a signed-in person', () => {
  it('is redirected 200 ms after the session is known, not earlier', () => {
    find('client', 199);
    expect(navigate).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/client-dashboard', { replace: true });
  });

  it.each<[Role, string]>([
    ['client', '/client-dashboard'],
    ['partner', '/partner-dashboard'],
    ['admin', '/admin-dashboard'],
    ['content_admin', '/dashboard'],
  ])('as %s is redirected to %s', (role, landing) => {
    find(role, 200);
    expect(navigate).toHaveBeenCalledExactlyOnceWith(landing, { replace: true });
  });

  it('returns once to the page from which a guard redirected them', async () => {
    storeReturnPath('/client-dashboard/orders?page=2');
    find('client', 200);
    await vi.advanceTimersByTimeAsync(0);
    expect(navigate).toHaveBeenCalledWith('/client-dashboard/orders?page=2', { replace: true });
    expect(readReturnPath()).toBeNull();
  });

  it('does not return to a page that they may not enter', async () => {
    storeReturnPath('/admin-dashboard/orders');
    find('client', 200);
    await vi.advanceTimersByTimeAsync(0);
    expect(navigate).toHaveBeenCalledWith('/client-dashboard', { replace: true });
  });
});

it('a visitor stays', () => {
  find(null, 1000);
  expect(navigate).not.toHaveBeenCalled();
});

it('with a stored session the page waits until the session is known', () => {
  document.cookie = 'userRole=client; Path=/';
  session.store.setState({ status: 'loading', user: null });
  const { result } = renderHook(() => useLandingRedirect(), { wrapper: page });
  expect(result.current).toBe(true);
  find(null, 0);
  expect(result.current).toBe(false);
  document.cookie = 'userRole=; Max-Age=0; Path=/';
});

it('the form stays while its own sign-in redirects', () => {
  const { result } = renderHook(() => useLandingRedirect(), { wrapper: page });
  find(null, 0);
  find('client', 199);
  expect(result.current).toBe(false);
});
