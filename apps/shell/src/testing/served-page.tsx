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

/** Records the actions of a user that the app has handled. */
export const actions = vi.fn<(what: string) => void>();
/** The path that was rendered. */
export const rendered = vi.fn<(path: string) => void>();
/** Whether the app hydrated a page. */
export const hydrated = vi.fn<(path: string | undefined) => void>();

/** A page with controls to type into, tap and submit before hydration. */
function Page() {
  hydrated(useContext(ServedLocationContext)?.pathname);
  rendered(useLocation().pathname);
  const [name, setName] = useState('');
  return (
    <>
      <link rel="canonical" href={useLocation().pathname} />
      <button type="button" onClick={() => actions('opened')}>
        Ouvrir
      </button>
      <ShownLanguage />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          actions(`ordered for ${name}`);
        }}
      >
        <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
      </form>
      <Ready />
    </>
  );
}

/** Redirects once it is rendered, as the base path of an area does. */
function AtBase() {
  rendered('/base');
  return <Navigate to="/moved" replace />;
}

function ShownLanguage() {
  return <output>{useLocale()}</output>;
}

/** Whether the pages whose data may fail do fail. */
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
/** Records failures. */
export const note = vi.fn<Failures['note']>();
export const recoveryProps = {
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
/** A router with these pages, at one of them. */
export const routerAt = (path: string) => createMemoryRouter(routes, { initialEntries: [path] });

/** The markup of a page, rendered by the client renderer, because React warns when its server renderer is used beside this one. */
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

/** The page as the server rendered it, restored for each test. */
export function serveThePage(): void {
  beforeEach(() => {
    const root = Object.assign(document.createElement('div'), { id: 'root' });
    root.innerHTML = renderMarkup('/');
    document.body.append(root);
  });
  afterEach(() => {
    actions.mockClear();
    hydrated.mockClear();
    rendered.mockClear();
    data.broken = true;
    localStorage.clear();
    document.body.replaceChildren();
    delete document.documentElement.dataset['ready'];
    delete document.documentElement.dataset['early'];
    vi.unstubAllGlobals();
  });
}

/** The controls of the page. */
export function controls() {
  const [button, form] = [document.querySelector('button'), document.querySelector('form')];
  const input = document.querySelector('input');
  if (!button || !form || !input) throw new Error('a control is missing');
  return { button, form, input };
}

/** The areas, one of which is loaded in this version. */
export const loaded = (version: string | undefined) => ({
  loadedVersion: (id: string) => (id === 'a' ? version : undefined),
});

/** How the app starts. */
export interface Came {
  language?: SiteLanguage;
  /** The path of the router. */
  path?: string;
  /** The version of the loaded area. */
  version?: string | undefined;
}

/** Starts the app on the page that was rendered at `/` with the area 1.0.0. */
export async function appComes({ path = '/', ...came }: Came = {}) {
  const version = 'version' in came ? came.version : '1.0.0';
  const router = routerAt(path);
  await showSite({
    ...app,
    ...recoveryProps,
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
