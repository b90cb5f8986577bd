import { getApi } from '@tassis/api-client';
import { createSession } from '@tassis/auth';
import { defineArea } from '@tassis/platform';
import { renderArea, type AreaSetting } from '@tassis/testing/area';
import { screen } from '@testing-library/react';
import { siteRoutes } from '../site-routes.tsx';

const lazyPages = siteRoutes()
  .flatMap(({ children = [] }) => children)
  .flatMap(({ children = [] }) => children)
  .filter(({ lazy }) => lazy);

const pages = defineArea({ id: 'shell', routes: lazyPages });

/** Opens a shell page without the site's frame, and waits for its title. */
export async function openPage(setting: AreaSetting) {
  const view = renderArea(pages, setting);
  await screen.findByRole('heading', { level: 1 });
  return view;
}

/** A session without a user, with the API of the page. */
export function freshSession() {
  const session = createSession({ baseUrl: '/api', authBaseUrl: '/api' });
  return { session, start: () => session.start(getApi()) };
}

/** Waits for the title of the open page, and returns whether it has the focus. */
export function title(): { text: string | null; hasFocus: boolean } {
  const heading = screen.getByRole('heading', { level: 1 });
  return { text: heading.textContent, hasFocus: document.activeElement === heading };
}
