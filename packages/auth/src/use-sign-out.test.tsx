import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { getSession } from './current-session.ts';
import { fakeSession } from './testing/fake-session.ts';
import { useSignOut } from './use-sign-out.ts';

const navigate = vi.fn<(to: string, options?: unknown) => Promise<void>>();
vi.mock('@tassis/platform/router', () => ({ useNavigate: () => navigate }));

it('signing out leaves the page entirely before the session ends', async () => {
  fakeSession();
  const signOut = vi.spyOn(getSession(), 'signOut');
  const fetched = Promise.withResolvers<undefined>();
  const drawn = Promise.withResolvers<undefined>();
  navigate.mockReturnValueOnce(fetched.promise).mockReturnValueOnce(drawn.promise);
  renderHook(useSignOut).result.current();
  fetched.resolve(undefined);
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledTimes(2));
  expect(navigate.mock.calls).toEqual([['/login'], ['/login', { replace: true, flushSync: true }]]);
  expect(signOut).not.toHaveBeenCalled();
  drawn.resolve(undefined);
  await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce());
});
