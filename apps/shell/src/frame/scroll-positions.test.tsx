import { act, cleanup, render } from '@testing-library/react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nameHistoryEntry } from '../start/history-entry.ts';
import { ScrollPositions } from './scroll-positions.tsx';
import { ServedLocationContext } from './served-location.ts';

const scrollTo = vi.fn<(x: number, y: number) => void>();
const again = { key: 'again' };
const intoView = vi.fn<() => void>();

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo);
  Element.prototype.scrollIntoView = intoView;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  scrollTo.mockClear();
  intoView.mockClear();
  sessionStorage.clear();
  readerAt(0);
});

function readerAt(y: number): void {
  vi.stubGlobal('scrollY', y);
}

interface Visit {
  path?: string;
  rendered?: boolean;
  /** The history state of a reloaded page. */
  entry?: { key: string };
}

/** Starts the app at this path, on a server-rendered page or an empty one. */
function appComes({ path = '/', rendered = true, entry }: Visit = {}) {
  const page = (
    <>
      <h2 id="questions">Questions</h2>
      <ScrollPositions />
    </>
  );
  history.replaceState(entry, '', path);
  nameHistoryEntry();
  const router = createBrowserRouter([{ path: '*', element: page }]);
  render(
    <ServedLocationContext value={rendered ? router.state.location : undefined}>
      <RouterProvider router={router} />
    </ServedLocationContext>,
  );
  return (to: string) => act(() => router.navigate(to));
}

it.each(['/', '/#questions'])(
  'does not scroll a server-rendered page while it is read: %s',
  (path) => {
    readerAt(900);
    appComes({ path });
    expect(scrollTo).not.toHaveBeenCalled();
    expect(intoView).not.toHaveBeenCalled();
  },
);

it('not even when another page of the tab had a position', () => {
  sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ again: 300 }));
  appComes({ entry: again });
  expect(scrollTo).not.toHaveBeenCalled();
});

it('scrolls to the target of a page that the app renders', () => {
  appComes({ path: '/#questions', rendered: false });
  expect(intoView).toHaveBeenCalledOnce();
});

it('restores the position of a page that the app renders', async () => {
  sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ again: 300 }));
  appComes({ rendered: false, entry: again });
  await vi.waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 300));
});

it('starts at the top of a page that is loaded after another one in the same tab', () => {
  sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ default: 300 }));
  appComes({ rendered: false });
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

it('starts at the top of another page, and restores the position on “back”', async () => {
  const goTo = appComes();
  readerAt(900);
  await goTo('/services');
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  history.back();
  await vi.waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 900));
});

it('a link to an anchor of the same page scrolls there', async () => {
  const goTo = appComes();
  await goTo('/#questions');
  expect(intoView).toHaveBeenCalledOnce();
  expect(scrollTo).not.toHaveBeenCalled();
});

it('lays out what the first page left out before it scrolls to an anchor of another page', async () => {
  const { dataset } = document.documentElement;
  dataset['arriving'] = '';
  const goTo = appComes();
  expect(dataset['arriving']).toBe('');
  intoView.mockImplementation(() => expect(dataset['arriving']).toBeUndefined());
  await goTo('/services#questions');
  expect(intoView).toHaveBeenCalledOnce();
});

it('does not scroll to the top when the same page is opened again', async () => {
  const go = appComes({ path: '/orders', rendered: false });
  scrollTo.mockClear();
  await go('/orders');
  expect(scrollTo).not.toHaveBeenCalled();
  await go('/orders?page=2');
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});
