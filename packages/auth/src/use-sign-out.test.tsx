import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { getSession } from './current-session.ts';
import { fakeSession } from './testing/fake-session.ts';
import { useSignOut } from './use-sign-out.ts';

const navigate = vi.fn<(to: string, options: unknown) => Promise<void>>();
vi.mock('@tassis/platform/router', () => ({ useNavigate: () => navigate }));

it('signing out leaves the page entirely before the session ends', async () => {
  fakeSession();
  const signOut = vi.spyOn(getSession(), 'signOut');
  const { promise, resolve } = Promise.withResolvers<undefined>();
  navigate.mockReturnValue(promise);
  renderHook(useSignOut).result.current();
  expect(navigate.mock.calls).toEqual([['/login', { flushSync: true }]]);
  await Promise.resolve();
  expect(signOut).not.toHaveBeenCalled();
  resolve(undefined);
  await vi.waitFor(() => expect(signOut).toHaveBeenCalledOnce());
});
