import { QueryClient } from '@tassis/api-client/query';
import { defineArea, type Area } from '@tassis/platform';
import { areaForPath, PLATFORM_API, type ReleasedArea } from '@tassis/platform/release';
import { pageData } from '@tassis/platform/router';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routerContext } from '../queries.ts';
import type { LoadArea } from './load-area.ts';
import { prefetchPage, prefetchPointed, prefetchVisible } from './prefetch-links.ts';

const ordering: ReleasedArea = {
  id: 'ordering',
  version: '1.0.0',
  requires: { platformApi: `^${PLATFORM_API}` },
  entry: '/mfe/ordering/1.0.0/remoteEntry.ordering.js',
  mounts: ['/negative-certificate'],
  roles: [],
  enabled: true,
  timeoutMs: 8000,
};

/** A site with one area, whose only page shows one answer. */
function aSite() {
  const answer = vi.fn<() => Promise<string>>(() => Promise.resolve('470 MAD'));
  const loader = pageData((need) => [need({ queryKey: ['price'], queryFn: answer })]);
  const path = '/negative-certificate';
  const area = defineArea({
    id: 'ordering',
    routes: [{ path, lazy: () => Promise.resolve({ loader, Component: () => null }) }],
  });
  const load = vi.fn<LoadArea>(() => Promise.resolve(area));
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
  const given = {
    findArea: (at: string) => Promise.resolve(areaForPath([ordering], at)),
    router: createMemoryRouter([{ path: '*' }]),
    areas: { load },
    queries,
    getContext: () => routerContext(queries),
  };
  return { given, load, answer, queries };
}

it('fetches the area of a page and the answers of the page', async () => {
  const { given, load, queries } = aSite();
  await prefetchPage('/negative-certificate', given);
  expect(load).toHaveBeenCalledExactlyOnceWith(ordering, '/negative-certificate');
  expect(queries.getQueryData(['price'])).toBe('470 MAD');
});

it('does not fetch an answer that is already there', async () => {
  const { given, answer } = aSite();
  await prefetchPage('/negative-certificate', given);
  await prefetchPage('/negative-certificate', given);
  expect(answer).toHaveBeenCalledOnce();
});

it('fetches the shell’s own page, and no area', async () => {
  const { given, load } = aSite();
  const lazy = vi.fn<() => Promise<object>>(() => Promise.resolve({ Component: () => null }));
  const router = createMemoryRouter([{ path: '/login', lazy }], { initialEntries: ['/other'] });
  await prefetchPage('/login', { ...given, router });
  expect(lazy).toHaveBeenCalledOnce();
  expect(load).not.toHaveBeenCalled();
});

function pointAt(link: HTMLAnchorElement) {
  link.dispatchEvent(new Event('pointerover', { bubbles: true }));
  return vi.advanceTimersByTimeAsync(0);
}

describe('a link', () => {
  const link = Object.assign(document.createElement('a'), { href: '/negative-certificate' });
  const browser = { inView: (_entries: object[]): void => undefined };

  beforeEach(() => {
    document.body.append(link);
    vi.useFakeTimers();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(notify: typeof browser.inView) {
          browser.inView = notify;
        }
        observe(): void {}
        unobserve(): void {}
      },
    );
  });
  afterEach(() => {
    document.body.replaceChildren();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const show = (...targets: HTMLAnchorElement[]) => {
    browser.inView(targets.map((target) => ({ isIntersecting: true, target })));
    return vi.advanceTimersByTimeAsync(300);
  };
  it('is prefetched once when it is in view, and again on hover when the answer has become stale', async () => {
    const { given, answer } = aSite();
    prefetchPointed(given);
    prefetchVisible(given);
    await show(link);
    await show(link);
    await pointAt(link);
    expect(answer).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(31_000);
    await show(link);
    expect(answer).toHaveBeenCalledOnce();
    await pointAt(link);
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('in view waits until the page has its answers and the previous link is prefetched', async () => {
    const { given, load, queries } = aSite();
    const { promise: answered, resolve: answer } = Promise.withResolvers<string>();
    void queries.fetchQuery({ queryKey: ['page'], queryFn: () => answered });
    const { promise: entered, resolve: enter } = Promise.withResolvers<Area>();
    load.mockReturnValueOnce(entered);
    const next = Object.assign(document.createElement('a'), { href: '/negative-certificate/end' });
    const areas = [{ ...ordering, mounts: ['/negative-certificate/*'] }];
    const findArea = () => Promise.resolve(areas[0]);
    document.body.append(next);
    prefetchVisible({ ...given, findArea });
    await show(link, next);
    expect(load).not.toHaveBeenCalled();
    answer('its own');
    await vi.advanceTimersByTimeAsync(300);
    expect(load.mock.calls.map(([, pathname]) => pathname)).toEqual(['/negative-certificate']);
    enter(defineArea({ id: 'ordering', routes: [] }));
    await vi.advanceTimersByTimeAsync(300);
    expect(load).toHaveBeenLastCalledWith(areas[0], '/negative-certificate/end');
  });

  it('to a page without area is not prefetched in view; one whose area could not be looked up is, when it is seen again', async () => {
    const { given, load } = aSite();
    const lazy = vi.fn<() => Promise<object>>(() => Promise.resolve({}));
    const router = createMemoryRouter([{ path: '/login', lazy }], { initialEntries: ['/other'] });
    const wayIn = Object.assign(document.createElement('a'), { href: '/login' });
    document.body.append(wayIn);
    const findArea = vi.fn<typeof given.findArea>(given.findArea);
    findArea.mockRejectedValueOnce(new Error('no list'));
    prefetchVisible({ ...given, router, findArea });
    await show(link, wayIn);
    await vi.advanceTimersByTimeAsync(300);
    expect([load.mock.calls, lazy.mock.calls]).toEqual([[], []]);
    await show(link);
    expect(load).toHaveBeenCalledOnce();
  });

  it('whose page was left before its turn is not prefetched', async () => {
    const { given, load, queries } = aSite();
    const { promise: answered, resolve: answer } = Promise.withResolvers<string>();
    void queries.fetchQuery({ queryKey: ['page'], queryFn: () => answered });
    prefetchVisible(given);
    await show(link);
    link.remove();
    answer('its own');
    await vi.advanceTimersByTimeAsync(300);
    expect(load).not.toHaveBeenCalled();
    document.body.append(link);
    await show(link);
    await vi.advanceTimersByTimeAsync(300);
    expect(load).toHaveBeenCalledOnce();
  });

  it('in view, with `Save-Data`, prefetches only the list of files of its area', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    const statement = { files: {}, entry: [], shared: {} };
    const fetching = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(statement)));
    vi.stubGlobal('fetch', fetching);
    const { given, load } = aSite();
    const released = { ...ordering, integrity: 'sha256-i' };
    prefetchVisible({ ...given, findArea: () => Promise.resolve(released) });
    await show(link);
    expect(fetching.mock.calls.map(([href]) => href)).toEqual([
      expect.stringMatching(/\/mfe\/ordering\/1\.0\.0\/integrity\.json$/),
    ]);
    expect(load).not.toHaveBeenCalled();
  });

  it('to a page of the shell is prefetched on hover only', async () => {
    const lazy = vi.fn<() => Promise<object>>(() => Promise.resolve({ Component: () => null }));
    const router = createMemoryRouter([{ path: '/login', lazy }], { initialEntries: ['/other'] });
    prefetchPointed({ ...aSite().given, router });
    prefetchVisible({ ...aSite().given, router });
    link.href = '/login';
    await show(link);
    expect(lazy).not.toHaveBeenCalled();
    await pointAt(link);
    expect(lazy).toHaveBeenCalledOnce();
  });
});
