import {
  getClientOverview,
  getClientProfile,
  getUnreadCount,
  listClientBills,
  listClientDocuments,
  listClientDomiciliations,
  listClientOrders,
  listClientPartnerRequests,
  listClientWarnings,
  listDrafts,
  listNotifications,
  listPackages,
  type BegunDraft,
} from '@tassis/contracts';
import {
  aBillSummary,
  aClientDocument,
  aClientProfile,
  aClientWarning,
  aDomiciliation,
  aListPage,
  aNotification,
  anOrderSummary,
  aPartnerRequest,
  aUser,
  clientOverviewAnswer,
  notificationsAnswer,
  packagesAnswer,
  warningsAnswer,
} from '@tassis/testing/answers';
import { FakeApi, renderArea } from '@tassis/testing/area';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { area } from './area.tsx';

afterEach(cleanup);

const creation: BegunDraft = {
  service: 'company_creation',
  data: { form: { progress: { package: 'COMBO12', step: 3 } } },
  version: 2,
  files: [],
  updated_at: '2026-11-21T14:32:00.000Z',
  package_name: 'Création et domiciliation 12 mois',
};
const drafts = [creation, { ...creation, service: 'domiciliation' as const }];

const filled = () =>
  new FakeApi()
    .on(getClientOverview, () => clientOverviewAnswer())
    .on(getClientProfile, () => ({ success: true, data: aClientProfile() }))
    .on(listDrafts, () => ({ success: true, data: drafts }))
    .on(listPackages, () => packagesAnswer())
    .on(listClientOrders, () => aListPage([anOrderSummary(1), anOrderSummary(2)]))
    .on(listClientDocuments, () => aListPage([aClientDocument(1), aClientDocument(2)]))
    .on(listClientBills, () => aListPage([aBillSummary(1), aBillSummary(2)]))
    .on(listNotifications, () => notificationsAnswer([aNotification(1), aNotification(2)]))
    .on(getUnreadCount, () => ({ count: 2 }))
    .on(listClientWarnings, () => warningsAnswer([aClientWarning(1), aClientWarning(2)]))
    .on(listClientDomiciliations, () => aListPage([aDomiciliation(1), aDomiciliation(2)]))
    .on(listClientPartnerRequests, () => aListPage([aPartnerRequest(1), aPartnerRequest(2)]));

/** The requests of the area's frame on every page: the stream of changes, and the warnings for the menu. */
const ofFrame = ['/api/changes', '/api/client/domiciliation-warnings?per_page=100'];

/**
 * Opens a page with all its data.
 * @returns the requests
 */
async function askedBy(page: string, shown: RegExp): Promise<string[]> {
  const asked: string[] = [];
  const { fetch } = filled();
  const noted: typeof fetch = (input, init) => {
    asked.push(input instanceof Request ? input.url : input.toString());
    return fetch(input, init);
  };
  renderArea(area, {
    at: `/client-dashboard/${page}`,
    api: { fetch: noted },
    user: aUser('client'),
  });
  await screen.findAllByText(shown);
  await waitFor(() => expect(asked).toEqual(expect.arrayContaining(ofFrame)));
  return asked.filter((path) => !ofFrame.includes(path));
}

it.each([
  ['profile', /^client@example\.com \(vérifiée\)/],
  ['orders', /^CMD-/],
  ['documents', /\.pdf$/],
  ['bills', /^FAC-/],
  ['notification', /^Non lue(?!s)/],
  ['domiciliation-warnings', /^Renouveler$/],
  ['domiciliations', /^Toutes? /],
  ['partner-requests', /souhaite suivre vos dossiers$/],
])('%s asks the API three times at most', async (page, shown) => {
  const asked = await askedBy(page, shown);
  expect(asked).toEqual(asked.slice(0, 3));
});
