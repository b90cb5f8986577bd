import { displayName } from '@tassis/auth';
import { getFirm, getUnreadCount, listClientWarnings, type User } from '@tassis/contracts';
import type { Locale } from '@tassis/design-system/host';
import { defineArea } from '@tassis/platform';
import { firmAnswer } from '@tassis/testing/answers';
import type { ReleasedArea } from '@tassis/platform/release';
import { FakeApi, renderArea } from '@tassis/testing/area';
import { screen } from '@testing-library/react';
import { Outlet } from 'react-router';
import { vi } from 'vitest';
import { AreasContext } from '../frame/is-dashboard.ts';
import { frenchSite, SiteLanguageContext } from '../language/site-language.ts';
import { frameAround } from '../site-routes.tsx';

/** The areas of the site, as far as its frame needs them. */
const areas: Pick<ReleasedArea, 'mounts' | 'roles' | 'languages'>[] = [
  { mounts: ['/', '/services'], roles: [] },
  { mounts: ['/negative-certificate'], roles: [], languages: ['fr', 'en'] },
  {
    mounts: ['/client-dashboard/*', '/domiciliation-success'],
    roles: ['client'],
    languages: ['fr', 'en'],
  },
  { mounts: ['/partner-dashboard/*', '/my-clients'], roles: ['partner'], languages: ['fr', 'en'] },
  { mounts: ['/admin-dashboard/*', '/manage-users'], roles: ['admin'], languages: ['fr', 'en'] },
  { mounts: ['/dashboard/*'], roles: ['content_admin'], languages: ['fr', 'en'] },
];
const language = frenchSite(areas);

interface Setting {
  at: string;
  user?: User | null;
  api?: FakeApi;
  locale?: Locale;
}

/** An API without warnings or notifications; a test overrides its answers. */
export function quietApi(): FakeApi {
  return new FakeApi()
    .on(getFirm, () => firmAnswer())
    .on(getUnreadCount, () => ({ count: 0 }))
    .on(listClientWarnings, () => warningsAnswer({}));
}

/** The answer of GET /client/domiciliation-warnings with these counts. */
export function warningsAnswer(counts: { critical?: number; expired?: number; upcoming?: number }) {
  const meta = { page: 1, per_page: 1, total: 0, total_capped: false };
  const all = { upcoming: 0, warning: 0, critical: 0, expired: 0, ...counts };
  const cursors = { next_cursor: null, prev_cursor: null };
  return { success: true, data: [], certificates: [], meta: { ...meta, ...cursors, counts: all } };
}

/** Stubs what jsdom lacks; called before each test. */
export function simulateWindow(): void {
  vi.stubGlobal('matchMedia', () => ({ addEventListener: noop, removeEventListener: noop }));
  vi.stubGlobal('scrollTo', noop);
}

const noop = () => undefined;

/** Renders the site's frame around an empty page for a user; resolves when its requests are answered. */
export async function renderFrame({ api = quietApi(), ...setting }: Setting) {
  const page = frameAround([{ path: '*', element: <h1>Page</h1> }]);
  const root = {
    element: (
      <SiteLanguageContext value={language}>
        <AreasContext value={areas}>
          <Outlet />
        </AreasContext>
      </SiteLanguageContext>
    ),
    children: [page],
  };
  const view = renderArea(defineArea({ id: 'shell', routes: [root] }), { api, ...setting });
  await screen.findByRole('heading', { name: 'Page' });
  if (setting.user) await screen.findAllByText(displayName(setting.user));
  return { ...view, api };
}
