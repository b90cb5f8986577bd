import { getApi } from '@tassis/api-client';
import { createSession } from '@tassis/auth';
import type { Role } from '@tassis/domain';
import { renderArea } from '@tassis/testing/area';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../area.tsx';
import { modalsInJsdom } from './modals-in-jsdom.ts';
import { letIn, watchedApi, type WatchedApi } from './watched-api.ts';

type Setting = {
  watched?: WatchedApi;
  /** The person who is already signed in. */
  role?: Role;
  locale?: 'fr' | 'en';
  /** The text by which a test sees that the page has rendered. Default: the price. */
  shows?: string | RegExp;
};

/** Opens the page of the negative certificate, with a real session and the real client over a fake network. */
export async function openPage({
  watched = watchedApi(),
  role,
  locale = 'fr',
  shows = /470[,.]00/u,
}: Setting = {}) {
  modalsInJsdom();
  // Loads the lazy parts first, so that no test waits for them.
  await import('../routes/negative-certificate.tsx');
  if (role !== undefined) {
    letIn(watched, role);
    // The Cookie Store API is not in jsdom.
    // oxlint-disable-next-line unicorn/no-document-cookie
    document.cookie = 'token=access-1; Path=/';
  }
  const session = createSession({ baseUrl: '/api', authBaseUrl: '/api' });
  const view = renderArea(area, { at: '/negative-certificate', api: watched, session, locale });
  await session.start(getApi());
  await screen.findByText(shows);
  await act(() => Promise.resolve()); // Waits for the effects that follow the first render.
  return { ...view, ...watched, watched, session, user: userEvent.setup() };
}

export type Page = Awaited<ReturnType<typeof openPage>>;

/** Empties the browser's storage and cookies. */
export function freshBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['token', 'refreshToken', 'userRole']) {
    // oxlint-disable-next-line unicorn/no-document-cookie
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}
