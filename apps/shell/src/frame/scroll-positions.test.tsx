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
  /** What the history holds of a page that is loaded again. */
  entry?: { key: string };
}

/** The app comes to this path: to a page that the server rendered, or to an empty one. */
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

it.each(['/', '/#questions'])('a rendered page stays where its reader is: %s', (path) => {
  readerAt(900);
  appComes({ path });
  expect(scrollTo).not.toHaveBeenCalled();
  expect(intoView).not.toHaveBeenCalled();
});

it('not even an earlier page of the same tab moves it', () => {
  sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ again: 300 }));
  appComes({ entry: again });
  expect(scrollTo).not.toHaveBeenCalled();
});

it('a page that the app draws is led to its target', () => {
  appComes({ path: '/#questions', rendered: false });
  expect(intoView).toHaveBeenCalledOnce();
});

it('a page that the app draws is put back where it was', async () => {
  sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ again: 300 }));
  appComes({ rendered: false, entry: again });
  await vi.waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 300));
});

it('a page that is loaded after another one in the same tab starts at its top', () => {
  sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ default: 300 }));
  appComes({ rendered: false });
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});

it('another page starts at its top, and the way back leads to where one was', async () => {
  const goTo = appComes();
  readerAt(900);
  await goTo('/services');
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  history.back();
  await vi.waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 900));
});

it('a link to a place of the same page leads there', async () => {
  const goTo = appComes();
  await goTo('/#questions');
  expect(intoView).toHaveBeenCalledOnce();
  expect(scrollTo).not.toHaveBeenCalled();
});

it('what the first page left out is laid out before a place of another is scrolled to', async () => {
  const { dataset } = document.documentElement;
  dataset['arriving'] = '';
  const goTo = appComes();
  expect(dataset['arriving']).toBe('');
  intoView.mockImplementation(() => expect(dataset['arriving']).toBeUndefined());
  await goTo('/services#questions');
  expect(intoView).toHaveBeenCalledOnce();
});

it('the same page once more is not torn to its top', async () => {
  const go = appComes({ path: '/orders', rendered: false });
  scrollTo.mockClear();
  await go('/orders');
  expect(scrollTo).not.toHaveBeenCalled();
  await go('/orders?page=2');
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});
