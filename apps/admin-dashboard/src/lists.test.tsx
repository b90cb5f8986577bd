import {
  allContracts,
  listAdminBills,
  listAdminClients,
  listAdminDocuments,
  listAdminDomiciliations,
  listAdminMails,
  listAdminOrderMessages,
  listAdminOrders,
  listAdminPartners,
  listAdminUsers,
  listAdminWarnings,
  listCallbackRequests,
  listContactSubmissions,
  listNewsletterSubscriptions,
  listStaffInvitations,
  type AdminPartner,
  type AdminUser,
  type Contract,
} from '@tassis/contracts';
import { paths } from '@tassis/platform';
import {
  aListPage,
  aNewsletterSubscription,
  anAdminBillSummary,
  anAdminCallback,
  anAdminClientSummary,
  anAdminContactSubmission,
  anAdminDocument,
  anAdminDomiciliation,
  anAdminMail,
  anAdminOrderSummary,
  anAdminWarning,
  aUser,
  aUuid,
} from '@tassis/testing/answers';
import { FakeApi, renderArea } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { area } from './area.tsx';
import { ownPaths } from './paths.ts';

afterEach(cleanup);

const partner: AdminPartner = {
  id: aUuid(1),
  email: 'karim@example.ma',
  firstName: 'Karim',
  lastName: 'Idrissi',
  phone: '0612345678',
  businessName: 'Cabinet Idrissi',
  legalStatus: 'Expert comptable',
  legalForm: 'SARL',
  status: 'pending',
  review_reason: null,
  reviewed_at: null,
  disabled: false,
  created_at: '2026-11-02T09:00:00.000Z',
  version: 4,
};
const account: AdminUser = {
  id: aUuid(1),
  email: 'nadia@example.ma',
  userName: 'Nadia Alaoui',
  user_type: 'content_admin',
  email_verified: true,
  disabled: false,
  mfa_enabled: false,
  created_at: '2026-11-02T09:00:00.000Z',
  version: 1,
};

const counts = { upcoming: 4, warning: 0, critical: 1, expired: 1 };
const page = (row: { id: string }) => {
  const { meta, ...rest } = aListPage([row], { total: 45 });
  return { ...rest, meta: { ...meta, counts } };
};

/** The address, the contract and a row of each list of the staff. */
const lists: readonly [at: string, contract: Contract, row: { id: string }][] = [
  [paths.adminOrders, listAdminOrders, anAdminOrderSummary()],
  [ownPaths.clients, listAdminClients, anAdminClientSummary()],
  [ownPaths.payments, listAdminBills, anAdminBillSummary()],
  [ownPaths.documents, listAdminDocuments, anAdminDocument()],
  [ownPaths.contactSubmissions, listContactSubmissions, anAdminContactSubmission()],
  [ownPaths.newsletter, listNewsletterSubscriptions, aNewsletterSubscription()],
  [ownPaths.warnings, listAdminWarnings, anAdminWarning()],
  [ownPaths.domiciliations, listAdminDomiciliations, anAdminDomiciliation()],
  [ownPaths.callbacks, listCallbackRequests, anAdminCallback()],
  [ownPaths.mails, listAdminMails, anAdminMail()],
  [paths.manageUsers, listAdminUsers, account],
  [paths.validateAccountants, listAdminPartners, partner],
];

it('all paginated lists of the staff are tested here, except those that open in a panel', () => {
  const known = allContracts.filter(
    ({ path, request }) =>
      path.startsWith('/admin/') &&
      'query' in request &&
      request.query.safeParse({ cursor: 'last' }).success,
  );
  const beside = [listAdminOrderMessages, listStaffInvitations];
  expect(new Set(known)).toEqual(new Set([...lists.map(([, contract]) => contract), ...beside]));
});

// All requests of the area. The shell's requests do not recur for each page: the session, the number of unread notifications,
// and the stream of changes.
it.each(lists)('%s costs at most two requests a page', async (at, contract, row) => {
  const api = new FakeApi().on(contract, () => page(row));
  const { address } = renderArea(area, { at, api, user: aUser('admin') });
  const countNew = createCounter(api);
  await screen.findByRole('table');
  const asked = [await countNew()];
  const then = async (act: () => Promise<void>) => {
    const before = address();
    await act();
    await waitFor(() => expect(address()).not.toBe(before));
    asked.push(await countNew());
  };

  // The list renders in pieces; the link to the next page comes last.
  const next = await screen.findByRole('link', { name: 'Page suivante' });
  await then(() => userEvent.click(next));
  await then(async () => {
    const [filter] = within(screen.getByRole('search')).getAllByRole('combobox');
    if (filter === undefined) throw new Error('Nothing to filter by');
    const value = filter.querySelector<HTMLOptionElement>('option:not([value=""])')?.value ?? '';
    await userEvent.selectOptions(filter, value);
  });
  // Warnings are always sorted by the remaining days.
  if (contract !== listAdminWarnings) {
    await then(() => userEvent.click(getSortButton(screen.getByRole('table'))));
  }

  expect(asked, 'opened, next page, filtered, sorted').toEqual(asked.map((n) => Math.min(n, 2)));
});

it.each(lists)(
  '%s: rows can be selected, exported and opened in the panel, and there are shortcuts',
  async (at, contract, row) => {
    const api = new FakeApi().on(contract, () => page(row));
    renderArea(area, { at, api, user: aUser('admin') });
    const whole = await screen.findByRole('checkbox', { name: 'Sélectionner toute la page' });
    const beside = () => document.querySelector(`tbody a[href$="?row=${row.id}"]`);
    await waitFor(() => expect(beside()).not.toBeNull());
    await userEvent.click(whole);
    expect(await screen.findByRole('button', { name: /^Exporter la sélection/u })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Raccourcis clavier' })).toBeDefined();
  },
);

function getSortButton(table: HTMLElement): HTMLElement {
  const headers = within(table).getAllByRole('columnheader');
  const header = headers.find((one) => one.hasAttribute('aria-sort'));
  if (header === undefined) throw new Error('Nothing to sort by');
  return within(header).getByRole('button');
}

/** @returns a function that waits until no more requests are sent, and counts them */
function createCounter({ calls }: FakeApi): () => Promise<number> {
  let counted = 0;
  return async () => {
    const before = counted;
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
    while (counted < calls.length) {
      counted = calls.length;
      await delay(50);
    }
    return counted - before;
  };
}
