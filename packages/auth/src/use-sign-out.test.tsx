import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { getSession } from './current-session.ts';
import { fakeSession } from './testing/fake-session.ts';
import { useSignOut } from './use-sign-out.ts';

const never = new Promise<void>(() => undefined);
const navigate = vi.fn<(to: string) => Promise<void>>().mockReturnValue(never);
vi.mock('@tassis/platform/router', () => ({ useNavigate: () => navigate }));

it('signing out ends the session, though the sign-in page may never come', () => {
  fakeSession();
  const signOut = vi.spyOn(getSession(), 'signOut');
  renderHook(() => useSignOut()).result.current();
  expect(signOut).toHaveBeenCalledOnce();
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/login');
});

it('of an account that is no more tells the server nothing', () => {
  fakeSession();
  const signOut = vi.spyOn(getSession(), 'signOut');
  renderHook(() => useSignOut({ onServer: false })).result.current();
  expect(signOut).toHaveBeenCalledExactlyOnceWith({ onServer: false });
});
