import { useLocale } from '@tassis/design-system/host';
import { useContext, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Navigate, useLocation, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Failures } from '../failures/failures.ts';
import { Ready } from '../frame/ready.tsx';
import { ServedLocationContext } from '../frame/served-location.ts';
import { frenchSite, type SiteLanguage } from '../language/site-language.ts';
import { createQueries } from '../queries.ts';
import { Site } from '../site.tsx';
import { showSite } from '../start/show-site.tsx';

/** What the app did for somebody. */
export const happened = vi.fn<(what: string) => void>();
/** Which path was drawn. */
export const drawn = vi.fn<(path: string) => void>();
/** Where the app took a page over. */
export const takenOver = vi.fn<(path: string | undefined) => void>();

/** A page with what somebody may type, tap and send before it is alive. */
function Page() {
  takenOver(useContext(ServedLocationContext)?.pathname);
  drawn(useLocation().pathname);
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
      <Ready />
    </>
  );
}

/** Leads on once it is drawn, as the base path of an area does. */
function AtBase() {
  drawn('/base');
  return <Navigate to="/moved" replace />;
}

function ShownLanguage() {
  return <output>{useLocale()}</output>;
}

/** Whether the pages whose data may fail do so. */
export const data = { broken: true };
const routes: RouteObject[] = [
  { path: '/', Component: Page },
  { path: '/moved', Component: Page },
  { path: '/base', Component: AtBase, handle: { leadsTo: '/moved' } },
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
    loader: () => (data.broken ? Promise.reject(new Error('broken')) : null),
    Component: Page,
    ErrorBoundary: () => <p>En panne</p>,
  },
];

export const app = {
  queries: createQueries(),
  mayEnter: () => Promise.resolve(false),
  language: frenchSite([]),
};
/** Notes failures. */
export const note = vi.fn<Failures['note']>();
export const mending = {
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
/** The router of these pages, at one of them. */
export const routerAt = (path: string) => createMemoryRouter(routes, { initialEntries: [path] });

/** The markup of a page. React warns when its server renderer works beside this one, so this one makes it. */
function renderMarkup(path: string): string {
  const container = document.createElement('div');
  const root = createRoot(container);
  flushSync(() =>
    root.render(
      <Site {...app}>
        <RouterProvider router={routerAt(path)} />
      </Site>,
    ),
  );
  const { innerHTML } = container;
  root.unmount();
  return innerHTML;
}

/** The page as the server rendered it, anew for each test. */
export function serveThePage(): void {
  beforeEach(() => {
    const root = Object.assign(document.createElement('div'), { id: 'root' });
    root.innerHTML = renderMarkup('/');
    document.body.append(root);
  });
  afterEach(() => {
    happened.mockClear();
    takenOver.mockClear();
    drawn.mockClear();
    data.broken = true;
    localStorage.clear();
    document.body.replaceChildren();
    delete document.documentElement.dataset['ready'];
    delete document.documentElement.dataset['early'];
    vi.unstubAllGlobals();
  });
}

/** What may be tapped and typed into. */
export function controls() {
  const [button, form] = [document.querySelector('button'), document.querySelector('form')];
  const input = document.querySelector('input');
  if (!button || !form || !input) throw new Error('a control is missing');
  return { button, form, input };
}

/** The areas, of which one is loaded in this version. */
export const loaded = (version: string | undefined) => ({
  loadedVersion: (id: string) => (id === 'a' ? version : undefined),
});

/** How the app came. */
export interface Came {
  language?: SiteLanguage;
  /** Where the router is. */
  path?: string;
  /** The version of the area that was loaded. */
  version?: string | undefined;
}

/** The app comes to the page that was rendered at `/` with the area 1.0.0. */
export async function appComes({ path = '/', ...came }: Came = {}) {
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
