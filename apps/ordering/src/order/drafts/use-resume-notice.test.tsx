import { getApi } from '@tassis/api-client';
import { createSession } from '@tassis/auth';
import { listDrafts, type Draft } from '@tassis/contracts';
import { defineArea } from '@tassis/platform';
import { renderArea } from '@tassis/testing/area';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshBrowser } from '../../testing/open-page.tsx';
import { letIn, watchedApi } from '../../testing/watched-api.ts';
import { useResumeNotice } from './use-resume-notice.ts';

beforeEach(freshBrowser);
afterEach(cleanup);

function Page() {
  useResumeNotice();
  return <h1>Forfaits</h1>;
}

const aDraft = (service: Draft['service'], form: object, version = 2): Draft => ({
  service,
  data: { form },
  version,
  files: [],
  updated_at: '2026-11-21T13:32:00.000Z',
});

async function openWith(role: 'client' | 'partner', drafts: Draft[]) {
  const watched = watchedApi();
  watched.api.on(listDrafts, () => ({ success: true, data: drafts }));
  for (const draft of drafts) watched.kept.drafts.set(draft.service, draft);
  letIn(watched, role);
  // The Cookie Store API is not in jsdom.
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = 'token=access-1; Path=/';
  const session = createSession({ baseUrl: '/api', authBaseUrl: '/api' });
  const area = defineArea({ id: 'ordering', routes: [{ path: '/packages', Component: Page }] });
  const view = renderArea(area, { at: '/packages', api: watched, session });
  await session.start(getApi());
  return { ...view, ...watched, user: userEvent.setup() };
}

test.each([
  [
    'company_creation',
    { progress: { package: 'COMBO12', step: 3 } },
    '/company-creation?package=COMBO12&etape=3',
  ],
  ['domiciliation', { terms: { package: 'DOM12' } }, '/domiciliation?package=DOM12'],
  ['negative_certificate', { request: { ville: 'Fès' } }, '/negative-certificate'],
] as const)('%s: it is told, and led back to', async (service, form, address) => {
  const page = await openWith('client', [aDraft(service, form)]);
  await screen.findByText(/^Vous avez une demande à reprendre .*21\snovembre\s2026/u);
  await page.user.click(screen.getByRole('button', { name: 'Reprendre' }));
  await waitFor(() => expect(page.address()).toBe(address));
});

test('nothing is told of a draft that has files only, and nobody else is asked', async () => {
  await openWith('client', [aDraft('domiciliation', {}, 0)]);
  expect(screen.queryByText(/à reprendre/u)).toBeNull();
  cleanup();
  const { api } = await openWith('partner', [aDraft('domiciliation', {})]);
  expect(api.callsOf(listDrafts)).toEqual([]);
});
