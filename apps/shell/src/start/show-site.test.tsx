import { createServerSession } from '@tassis/auth';
import { useLocale } from '@tassis/design-system/host';
import { useContext, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, useLocation, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Failures } from '../failures/failures.ts';
import { ServedLocationContext } from '../frame/served-location.ts';
import { createSiteLanguage, frenchSite, type SiteLanguage } from '../language/site-language.ts';
import { createQueries } from '../queries.ts';
import { Site } from '../site.tsx';
import { keepText } from './kept-text.ts';
import { showSite } from './show-site.tsx';

const happened = vi.fn<(what: string) => void>();
const takenOver = vi.fn<(path: string | undefined) => void>();

/** A page with what somebody may type, tap and send before it is alive. */
function Page() {
  takenOver(useContext(ServedLocationContext)?.pathname);
  const [name, setName] = useState('');
  return (
    <>
      <link rel="canonical" href={useLocation().pathname} />
      <button type="button" onClick={() => happened('opened')}>
        Ouvrir
      </button>
      <ShownLanguage />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          happened(`ordered for ${name}`);
        }}
      >
        <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
      </form>
    </>
  );
}

function ShownLanguage() {
  return <output>{useLocale()}</output>;
}

const shownLanguage = () => document.querySelector('output')?.textContent;

let broken = true;
const routes: RouteObject[] = [
  { path: '/', Component: Page },
  { path: '/moved', Component: Page },
  {
    path: '/slow',
    loader: () => new Promise(() => undefined),
    element: null,
    HydrateFallback: () => <p>Un instant…</p>,
  },
  {
    path: '/broken',
    loader: () => Promise.reject(new Error('broken')),
    element: null,
    ErrorBoundary: () => <p>En panne</p>,
  },
  {
    path: '/mended',
    loader: () => (broken ? Promise.reject(new Error('broken')) : null),
    Component: Page,
    ErrorBoundary: () => <p>En panne</p>,
  },
];

const app = { queries: createQueries(), mayEnter: () => false, language: frenchSite([]) };
const note = vi.fn<Failures['note']>();
const mending = {
  manifest: {
    schema: 1 as const,
    release: '',
    platformApi: '1.0.0',
    shell: { version: '1', mounts: [] },
    areas: [],
  },
  failures: { note, noted: () => undefined, listen: () => () => undefined },
  recovery: { stepAt: () => undefined, take: () => Promise.resolve() },
};
const routerAt = (path: string) => createMemoryRouter(routes, { initialEntries: [path] });

/** The markup of a page. React warns when its server renderer works beside this one, so this one makes it. */
function markupOf(path: string): string {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <Site {...app}>
        <RouterProvider router={routerAt(path)} />
      </Site>,
    ),
  );
  const { innerHTML } = place;
  root.unmount();
  return innerHTML;
}

beforeEach(() => {
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  root.innerHTML = markupOf('/');
  document.body.append(root);
});
afterEach(() => {
  happened.mockClear();
  takenOver.mockClear();
  broken = true;
  localStorage.clear();
  document.body.replaceChildren();
  delete document.documentElement.dataset['ready'];
  vi.unstubAllGlobals();
});

function controls() {
  const [button, form] = [document.querySelector('button'), document.querySelector('form')];
  const input = document.querySelector('input');
  if (!button || !form || !input) throw new Error('a control is missing');
  return { button, form, input };
}

const loaded = (version: string | undefined) => ({
  loadedVersion: (id: string) => (id === 'a' ? version : undefined),
});

/** The site of somebody who reads in English what can be. */
function english(): SiteLanguage {
  localStorage.setItem('locale', 'en');
  const people = createServerSession().store;
  return createSiteLanguage({ areas: [area], people, tell: () => Promise.resolve() });
}

const area = { mounts: ['/'], languages: ['fr' as const, 'en' as const] };

interface Came {
  language?: SiteLanguage;
  /** Where the router is. */
  path?: string;
  /** The version of the area that was loaded. */
  version?: string | undefined;
}

/** The app comes to the page that was rendered at `/` with the area 1.0.0. */
async function appComes({ path = '/', ...came }: Came = {}) {
  const version = 'version' in came ? came.version : '1.0.0';
  const router = routerAt(path);
  await showSite({
    ...app,
    ...mending,
    language: came.language ?? app.language,
    page: {
      path: path === '/broken' ? path : '/',
      area: { id: 'a', version: '1.0.0' },
      answers: [],
    },
    router,
    areas: loaded(version),
  });
  await vi.waitFor(() => expect(document.documentElement.dataset['ready']).toBe(''));
  return router;
}

const anew: [string, Came][] = [
  ['another release of the area came', { version: '0.9.0' }],
  ['the area did not come', { version: undefined }],
  ['the router is at another path', { path: '/moved' }],
];

it('a page stays as it was served when the app is what it was rendered with', async () => {
  const served = controls();
  await appComes();
  expect(controls()).toEqual(served);
  expect(served.button.isConnected).toBe(true);
  served.button.click();
  expect(happened).toHaveBeenCalledExactlyOnceWith('opened');
});

it.each(anew)('a page is rendered anew when %s', async (_when, came) => {
  const served = controls();
  await appComes(came);
  expect(served.button.isConnected).toBe(false);
  controls().button.click();
  expect(happened).toHaveBeenCalledExactlyOnceWith('opened');
});

it('a page that is drawn anew says where it is alone, whatever the server said', async () => {
  const served = '<link rel="canonical" href="/served"><meta name="robots" content="noindex">';
  document.head.innerHTML = `<meta name="viewport" content="width=device-width">${served}`;
  await appComes({ path: '/moved' });
  expect(document.head.innerHTML).toMatch(/^<meta name="viewport"[^>]*><link rel="c[^>]*moved">$/);
});

it('a French page is rendered anew in English for who reads that, and follows the next choice', async () => {
  const served = controls();
  served.input.value = 'Amina';
  const language = english();
  await appComes({ language });
  expect(served.input.isConnected).toBe(false);
  expect(shownLanguage()).toBe('en');
  expect(controls().input.value).toBe('Amina');
  expect(document.documentElement.lang).toBe('en');
  flushSync(() => language.choose('fr'));
  expect(shownLanguage()).toBe('fr');
  expect(controls().input.value).toBe('Amina');
  expect(document.documentElement.lang).toBe('fr');
});

it('another language has what was answered asked for again', async () => {
  const language = english();
  await appComes({ language });
  const asked = vi.spyOn(app.queries, 'invalidateQueries');
  flushSync(() => language.choose('en'));
  expect(asked).not.toHaveBeenCalled();
  flushSync(() => language.choose('fr'));
  expect(asked).toHaveBeenCalledOnce();
});

it('where no page was served something is drawn at once, though its data are on their way', async () => {
  await showSite({
    ...app,
    ...mending,
    page: undefined,
    router: routerAt('/slow'),
    areas: loaded(undefined),
  });
  await vi.waitFor(() => expect(document.getElementById('root')?.textContent).toBe('Un instant…'));
});

it('a page that cannot be shown gives way to the error', async () => {
  const served = controls();
  vi.stubGlobal('taps', [served.button]);
  await appComes({ path: '/broken' });
  expect(document.getElementById('root')?.textContent).toBe('En panne');
  expect(happened).not.toHaveBeenCalled();
  expect(note).toHaveBeenCalledWith(new Error('broken'), expect.objectContaining({ kind: 'data' }));
});

it('what a reload kept is typed again', async () => {
  controls().input.value = 'Amina';
  keepText();
  controls().input.value = '';
  await appComes();
  await vi.waitFor(() => expect(controls().input.value).toBe('Amina'));
});

it.each([
  ['the same page when it is tried again', ['/mended'], 'Amina'],
  ['no other page that comes between', ['/moved', '/mended'], ''],
])('what was typed in a page whose area failed waits for %s', async (_what, paths, value) => {
  controls().input.value = 'Amina';
  const router = await appComes({ path: '/mended' });
  expect(document.getElementById('root')?.textContent).toBe('En panne');
  broken = false;
  for (const path of paths) {
    await router.navigate(path);
    await vi.waitFor(controls);
  }
  await vi.waitFor(() => expect(controls().input.value).toBe(value));
});

describe.each([['it came to life', {}], ...anew])('in a page where %s', (_when, came) => {
  it('what was typed and sent before reaches the app, the text first', async () => {
    const { input, form } = controls();
    input.value = 'Amina';
    vi.stubGlobal('taps', [form]);
    await appComes(came);
    expect(happened).toHaveBeenCalledExactlyOnceWith('ordered for Amina');
    expect(controls().input.value).toBe('Amina');
  });

  it('its scroll position is left to the reader', async () => {
    takenOver.mockClear();
    const router = await appComes(came);
    expect(takenOver.mock.calls).toContainEqual([router.state.location.pathname]);
  });

  it('a tap from before is answered', async () => {
    vi.stubGlobal('taps', [controls().button]);
    await appComes(came);
    expect(happened).toHaveBeenCalledExactlyOnceWith('opened');
  });

  it('the focus and the caret are where they were', async () => {
    const { input } = controls();
    input.value = 'Amina';
    input.focus();
    input.setSelectionRange(2, 3);
    await appComes(came);
    const { input: now } = controls();
    expect(document.activeElement).toBe(now);
    expect([now.selectionStart, now.selectionEnd]).toEqual([2, 3]);
  });
});
