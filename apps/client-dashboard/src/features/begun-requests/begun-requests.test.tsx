import {
  deleteDraft,
  getDraft,
  listClientOrders,
  listDrafts,
  listPackages,
} from '@tassis/contracts';
import { aListPage, aUser, packagesAnswer } from '@tassis/testing/answers';
import { FakeApi, refusal, renderArea } from '@tassis/testing/area';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { area } from '../../area.tsx';

afterEach(cleanup);

const draft = {
  service: 'company_creation',
  data: { form: { progress: { package: 'COMBO12', step: 3 } } },
  version: 2,
  files: [],
  updated_at: '2026-11-21T13:32:00.000Z',
};

function open(list: () => unknown) {
  const api = new FakeApi()
    .on(listClientOrders, () => aListPage([]))
    .on(listDrafts, list)
    .on(getDraft, () => ({ success: true, data: draft }))
    .on(listPackages, () => packagesAnswer())
    .on(deleteDraft, () => undefined);
  renderArea(area, { at: '/client-dashboard/orders', api, user: aUser('client') });
  return api;
}

test('a begun request stands above the orders, and leads back to its step', async () => {
  open(() => ({ success: true, data: [draft] }));
  const link = await screen.findByRole('link', { name: 'Reprendre\u202F: Création de société' });
  expect(link.getAttribute('href')).toBe('/company-creation?package=COMBO12&etape=3');
  const name = packagesAnswer().data.find(({ code }) => code === 'COMBO12')?.name ?? '';
  expect(screen.getByText(name)).toBeDefined();
});

test.each([
  ['there is none', () => ({ success: true, data: [] })],
  ['there are files only', () => ({ success: true, data: [{ ...draft, version: 0 }] })],
  ['they could not be had', () => refusal(403, 'forbidden')],
])('nothing is said when %s', async (_, list) => {
  const api = open(list);
  await screen.findByText('Aucune commande pour le moment');
  await waitFor(() => expect(api.callsOf(listDrafts)).toHaveLength(1));
  expect(screen.queryByText('Demandes commencées')).toBeNull();
  expect(api.callsOf(listPackages)).toEqual([]);
});
