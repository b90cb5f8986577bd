import { getApi } from '@tassis/api-client';
import { createSession } from '@tassis/auth';
import type { Role } from '@tassis/domain';
import { defineArea } from '@tassis/platform';
import { renderArea } from '@tassis/testing/area';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { modalsInJsdom } from './modals-in-jsdom.ts';
import { letIn, watchedApi, type WatchedApi } from './watched-api.ts';

export type FormSetting = {
  watched?: WatchedApi;
  /** The person who is already signed in. */
  role?: Role;
  locale?: 'fr' | 'en';
};

/** Renders the form of an order without its page, with a real session and the real client over a fake network. */
export async function showOrderForm(element: ReactElement, at: string, setting: FormSetting) {
  const { watched = watchedApi(), role, locale = 'fr' } = setting;
  modalsInJsdom();
  if (role !== undefined) {
    letIn(watched, role);
    // The Cookie Store API is not in jsdom.
    // oxlint-disable-next-line unicorn/no-document-cookie
    document.cookie = 'token=access-1; Path=/';
  }
  const session = createSession({ baseUrl: '/api', authBaseUrl: '/api' });
  const { pathname: path } = new URL(at, 'http://localhost');
  const area = defineArea({ id: 'ordering', routes: [{ path, element }] });
  const view = renderArea(area, { at, api: watched, session, locale });
  await session.start(getApi());
  await screen.findAllByRole('heading', { level: 2 });
  await waitFor(() =>
    expect(screen.queryByText(/^(Chargement de votre|Loading your)/u)).toBeNull(),
  );
  return { ...view, ...watched, watched, session, user: userEvent.setup() };
}
