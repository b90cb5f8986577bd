import { getUnreadCount } from '@tassis/contracts';
import { aUser } from '@tassis/testing/answers';
import { refusal, type FakeApi } from '@tassis/testing/area';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quietApi, renderFrame, simulateWindow } from '../../testing/render-frame.tsx';

const MINUTE = 60_000;
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  simulateWindow();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

async function become(state: DocumentVisibilityState) {
  visibility = state;
  window.dispatchEvent(new Event('visibilitychange'));
  await pass(1);
}

async function bellOver(api: FakeApi) {
  await renderFrame({ at: '/', user: aUser('client'), api });
  return () => api.getCalls(getUnreadCount).length;
}

it.each([
  [0, 'Notifications', undefined],
  [1, 'Notifications, 1 non lue', '1'],
  [99, 'Notifications, 99 non lues', '99'],
  [100, 'Notifications, 100 non lues', '99+'],
])('with %i unread is named “%s” and shows %s', async (count, name, shown) => {
  await bellOver(quietApi().on(getUnreadCount, () => ({ count })));
  const [bell] = await screen.findAllByRole('link', { name });
  expect(bell?.querySelector<HTMLElement>('[data-count]')?.dataset['count']).toBe(shown);
});

it('polls every minute, not while the page is hidden, and at once when it is visible again', async () => {
  const asked = await bellOver(quietApi());
  expect(asked()).toBe(1);
  await pass(MINUTE);
  expect(asked()).toBe(2);
  await become('hidden');
  await pass(3 * MINUTE);
  expect(asked()).toBe(2);
  await become('visible');
  expect(asked()).toBe(3);
});

it('does not poll while the last answer is younger than a minute', async () => {
  const asked = await bellOver(quietApi());
  await become('hidden');
  await pass(MINUTE / 4);
  await become('visible');
  expect(asked()).toBe(1);
});

it('logs a failure and keeps showing the last answer', async () => {
  const logged = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', logged);
  const api = quietApi().on(getUnreadCount, () => ({ count: 7 }));
  await bellOver(api);
  await screen.findAllByRole('link', { name: 'Notifications, 7 non lues' });
  api.on(getUnreadCount, () => refusal(403, 'forbidden'));
  await pass(MINUTE);
  expect(logged).toHaveBeenCalledOnce();
  expect(screen.getAllByRole('link', { name: 'Notifications, 7 non lues' })).not.toHaveLength(0);
});

it('logs nothing when the session has ended before the request', async () => {
  const logged = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', logged);
  const api = quietApi().on(getUnreadCount, () => ({ count: 7 }));
  await bellOver(api);
  await screen.findAllByRole('link', { name: 'Notifications, 7 non lues' });
  api.on(getUnreadCount, () => refusal(401, 'unauthenticated'));
  await pass(MINUTE);
  expect(api.getCalls(getUnreadCount).length).toBeGreaterThan(1);
  expect(logged).not.toHaveBeenCalled();
});
