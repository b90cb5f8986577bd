import { getApi } from '@tassis/api-client';
import { createSession } from '@tassis/auth';
import { deleteDraft, getDraft, listDrafts, listPackages, type Draft } from '@tassis/contracts';
import { packagesAnswer } from '@tassis/testing/answers';
import { defineArea } from '@tassis/platform';
import { renderArea } from '@tassis/testing/area';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { modalsInJsdom } from '../../testing/modals-in-jsdom.ts';
import { freshBrowser } from '../../testing/open-page.tsx';
import { packageOf } from '../../testing/package-of.ts';
import { letIn, watchedApi } from '../../testing/watched-api.ts';
import { BegunRequests } from './begun-requests.tsx';

beforeEach(() => {
  freshBrowser();
  modalsInJsdom();
});
afterEach(cleanup);

const aDraft = (service: Draft['service'], form: object, version = 2): Draft => ({
  service,
  data: { form },
  version,
  files: [],
  updated_at: '2026-11-21T13:32:00.000Z',
});
const creation = aDraft('company_creation', { progress: { package: 'COMBO12', step: 3 } });
const certificate = aDraft('negative_certificate', { request: { ville: 'Fès' } });

async function openWith(
  role: 'client' | 'partner' | null,
  drafts: Draft[],
  packages: () => unknown = packagesAnswer,
) {
  const watched = watchedApi();
  const { api, kept } = watched;
  for (const draft of drafts) kept.drafts.set(draft.service, draft);
  api
    .on(listDrafts, () => ({ success: true, data: [...kept.drafts.values()] }))
    .on(listPackages, () => packages());
  if (role !== null) {
    letIn(watched, role);
    // The Cookie Store API is not in jsdom.
    // oxlint-disable-next-line unicorn/no-document-cookie
    document.cookie = 'token=access-1; Path=/';
  }
  const session = createSession({ baseUrl: '/api', authBaseUrl: '/api' });
  const element = <BegunRequests except="negative_certificate" />;
  const area = defineArea({ id: 'ordering', routes: [{ path: '/packages', element }] });
  const view = renderArea(area, { at: '/packages', api: watched, session });
  await session.start(getApi());
  return { ...view, ...watched, user: userEvent.setup() };
}

test('a client is led back to what was begun, but for the form on the page', async () => {
  const page = await openWith('client', [creation, certificate]);
  await page.user.click(await screen.findByRole('link', { name: /^Reprendre/u }));
  await waitFor(() => expect(page.address()).toBe('/company-creation?package=COMBO12&etape=3'));
});

test('is told by the name of its package, never by its code', async () => {
  const packages = Promise.withResolvers<unknown>();
  const { api } = await openWith('client', [creation], () => packages.promise);
  await waitFor(() => expect(api.callsOf(getDraft)).toHaveLength(1));
  await act(() => Promise.resolve());
  expect(screen.queryByText('COMBO12')).toBeNull();
  packages.resolve(packagesAnswer());
  expect(await screen.findByText(packageOf('COMBO12').name)).toBeDefined();
});

test('what a client removes is gone, on the server too', async () => {
  const { api, kept, user } = await openWith('client', [creation]);
  await user.click(await screen.findByRole('button', { name: /^Supprimer/u }));
  const dialog = within(screen.getByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(screen.queryByText('Demandes commencées')).toBeNull());
  expect(api.callsOf(deleteDraft).map(({ params }) => params)).toEqual([
    { service: 'company_creation' },
  ]);
  expect(kept.drafts.size).toBe(0);
});

test.each([
  ['client', 'only files', aDraft('domiciliation', {}, 0)],
  ['client', 'the form on the page', certificate],
  ['partner', 'somebody’s', creation],
  [null, 'somebody’s', creation],
] as const)('%s: nothing is told of %s', async (role, _, draft) => {
  const { api } = await openWith(role, [draft]);
  const lists = role === 'client' ? 1 : 0;
  await waitFor(() => expect(api.callsOf(listDrafts)).toHaveLength(lists));
  expect(screen.queryByText('Demandes commencées')).toBeNull();
});
