import {
  deleteDraft,
  getDraft,
  listClientOrders,
  listDrafts,
  listPackages,
} from '@tassis/contracts';
import { aListPage, aUser, packagesAnswer } from '@tassis/testing/answers';
import { FakeApi, refusal, renderArea } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { area } from '../../area.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const draft = {
  service: 'company_creation',
  data: { form: { progress: { package: 'COMBO12', step: 3 } } },
  version: 2,
  files: [],
  updated_at: '2026-11-21T13:32:00.000Z',
};

function open(list: () => unknown, at = '/client-dashboard/orders') {
  const api = new FakeApi()
    .on(listClientOrders, () => aListPage([]))
    .on(listDrafts, list)
    .on(getDraft, () => ({ success: true, data: draft }))
    .on(listPackages, () => packagesAnswer())
    .on(deleteDraft, () => undefined);
  renderArea(area, { at, api, user: aUser('client') });
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

const nothing = () => ({ success: true, data: [] });

function typed(savedAt: number) {
  const value = { progress: { package: 'COMBO12', step: 2 } };
  sessionStorage.setItem('typed:company-creation', JSON.stringify({ savedAt, value }));
}

// What jsdom does not know of dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = openIt;
  HTMLDialogElement.prototype.close = closeIt;
});

function openIt(this: HTMLDialogElement) {
  this.open = true;
}

function closeIt(this: HTMLDialogElement) {
  this.open = false;
}

describe('where one lands after signing in', () => {
  const profile = '/client-dashboard/profile';
  const resume = 'Reprendre\u202F: Création de société';

  test('what was begun elsewhere is offered', async () => {
    open(() => ({ success: true, data: [draft] }), profile);
    const link = await screen.findByRole('link', { name: resume });
    expect(link.getAttribute('href')).toBe('/company-creation?package=COMBO12&etape=3');
  });

  test('what was typed in this tab as a visitor is offered, and gone when it is removed', async () => {
    typed(Date.now());
    const api = open(nothing, profile);
    const link = await screen.findByRole('link', { name: resume });
    expect(link.getAttribute('href')).toBe('/company-creation?package=COMBO12&etape=2');
    await userEvent.click(screen.getByRole('button', { name: /^Supprimer/u }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(screen.queryByText('Demandes commencées')).toBeNull());
    await waitFor(() => expect(sessionStorage.getItem('typed:company-creation')).toBeNull());
    expect(api.callsOf(deleteDraft)).toEqual([]);
  });

  test('what the server has, too, is offered once, as it is there', async () => {
    typed(Date.now());
    open(() => ({ success: true, data: [draft] }), profile);
    expect(await screen.findAllByRole('link', { name: resume })).toHaveLength(1);
  });

  test('what is older than a day is not offered', async () => {
    typed(Date.now() - 24 * 60 * 60 * 1000);
    const api = open(nothing, profile);
    await waitFor(() => expect(api.callsOf(listDrafts)).toHaveLength(1));
    expect(screen.queryByText('Demandes commencées')).toBeNull();
  });
});
