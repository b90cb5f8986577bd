import { GoneChunk } from '@tassis/platform/router';
import { createMemoryRouter, type DataRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Failures } from '../failures/failures.ts';
import { importAhead, reloadForGoneChunks } from './gone-chunks.ts';

const leave = vi.fn<(href: string) => void>();
const note = vi.fn<Failures['note']>();
const arrival = Promise.withResolvers<object>();
let router: DataRouter;
let stop: AbortController;

function gone(payload: Error = new TypeError('Failed to fetch'), area = 'shell'): boolean {
  const event = new Event('vite:preloadError', { cancelable: true });
  return !dispatchEvent(Object.assign(event, { payload, area }));
}

beforeEach(() => {
  stop = new AbortController();
  const listen = globalThis.addEventListener.bind(globalThis);
  vi.spyOn(globalThis, 'addEventListener').mockImplementation((type, listener) =>
    listen(type, listener, { signal: stop.signal }),
  );
  router = createMemoryRouter([{ path: '/' }, { path: '/login', lazy: () => arrival.promise }]);
  reloadForGoneChunks({ router, failures: { note }, version: '1.0.0', leave });
});
afterEach(() => {
  stop.abort();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
  leave.mockReset();
  note.mockReset();
});

it('reloads the page once, then the import fails', () => {
  vi.useFakeTimers();
  expect(gone()).toBe(true);
  expect(leave).toHaveBeenCalledExactlyOnceWith(location.href);
  vi.advanceTimersByTime(3000);
  expect(gone()).toBe(false);
  expect(leave).toHaveBeenCalledOnce();
  expect(note).toHaveBeenCalledWith(expect.any(TypeError), { kind: 'chunk', area: 'shell' });
});

it('a failure during the reload shows nothing: the requested page stays one step in the history', () => {
  vi.useFakeTimers();
  gone(new GoneChunk('404'), 'ordering');
  expect(gone(new GoneChunk('404'), 'ordering')).toBe(true);
  expect(leave).toHaveBeenCalledOnce();
  expect(note).toHaveBeenCalledOnce();
});

it('stores typed text for the reloaded page', () => {
  document.body.innerHTML = '<div id="root"><form><input name="city" value="Fès" /></form></div>';
  gone();
  expect(sessionStorage.getItem(`typed:${location.pathname}`)).toContain('Fès');
  document.body.innerHTML = '';
});

it('leaves a chunk of an area that failed to load to the area, and reloads for one that no longer exists', () => {
  expect(gone(new TypeError('Failed to fetch'), 'ordering')).toBe(false);
  expect(leave).not.toHaveBeenCalled();
  expect(note).toHaveBeenCalledWith(expect.any(TypeError), { kind: 'chunk', area: 'ordering' });
  expect(gone(new GoneChunk('404'), 'ordering')).toBe(true);
});

it('reloads to the target of the navigation', () => {
  void router.navigate('/login?next=1');
  gone();
  expect(leave).toHaveBeenCalledExactlyOnceWith(`${location.origin}/login?next=1`);
});

it('a failed prefetch changes nothing', async () => {
  await importAhead(() => Promise.resolve(expect(gone()).toBe(false)));
  expect(leave).not.toHaveBeenCalled();
  expect(gone()).toBe(true);
});

it('does not reload when offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(gone()).toBe(false);
});

it('does not reload in a browser without storage, where it would loop', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(gone()).toBe(false);
});
