import { deleteDraft, listDrafts, listPackages, type BegunDraft } from '@tassis/contracts';
import type { DraftService, Role } from '@tassis/domain';
import { defineArea } from '@tassis/platform';
import { aUser, packagesAnswer } from '@tassis/testing/answers';
import { FakeApi, refusal, renderArea } from '@tassis/testing/area';
import { DraftList } from '@tassis/views';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useBegunRequests } from './index.ts';

// jsdom lacks these methods of dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = openIt;
  HTMLDialogElement.prototype.close = closeIt;
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function openIt(this: HTMLDialogElement) {
  this.open = true;
}

function closeIt(this: HTMLDialogElement) {
  this.open = false;
}

const aDraft = (service: DraftService, form: object, version = 2): BegunDraft => ({
  service,
  package_name: null,
  data: { form },
  version,
  files: [],
  updated_at: '2026-11-21T13:32:00.000Z',
});
const creation = aDraft('company_creation', { progress: { package: 'COMBO12', step: 3 } });
const certificate = aDraft('negative_certificate', { request: { ville: 'Fès' } });

function Page() {
  return <DraftList {...useBegunRequests('negative_certificate')} />;
}

const area = defineArea({ id: 'x', routes: [{ path: '/x', Component: Page }] });

type Setting = { role?: Role | 'visitor'; drafts?: BegunDraft[] };

function open({ role = 'client', drafts = [] }: Setting = {}) {
  const stored = new Map<string, BegunDraft>(drafts.map((draft) => [draft.service, draft]));
  const api = new FakeApi()
    .on(listDrafts, () => ({ success: true, data: [...stored.values()] }))
    .on(listPackages, () => packagesAnswer())
    .on(deleteDraft, ({ params }) => {
      stored.delete(params['service'] ?? '');
      return undefined;
    });
  const user = role === 'visitor' ? {} : { user: aUser(role) };
  return { api, show: () => renderArea(area, { at: '/x', api, ...user }) };
}

function typeInTab(savedAt = Date.now()) {
  const value = { progress: { package: 'COMBO12', step: 2 } };
  sessionStorage.setItem('typed:company-creation', JSON.stringify({ savedAt, value }));
}

const resume = 'Reprendre\u202F: Création de société';
const hrefs = async () =>
  (await screen.findAllByRole('link', { name: resume })).map((link) => link.getAttribute('href'));
const nothingIsTold = () => expect(screen.queryByText('Demandes commencées')).toBeNull();

async function remove() {
  await userEvent.click(await screen.findByRole('button', { name: /^Supprimer/u }));
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Supprimer' }));
  await waitFor(nothingIsTold);
}

describe('a draft on the server', () => {
  test('links to its step, unless its form is on the page', async () => {
    open({ drafts: [creation, certificate] }).show();
    expect(await hrefs()).toEqual(['/company-creation?package=COMBO12&etape=3#demande']);
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  test('is shown with the name of its package, by one request for any number of drafts', async () => {
    const named = { ...creation, package_name: 'Création et domiciliation' };
    const { api, show } = open({ drafts: [named, aDraft('domiciliation', {})] });
    show();
    expect(await screen.findByText('Création et domiciliation')).toBeDefined();
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(api.calls.map(({ name }) => name)).toEqual(['listDrafts']);
  });

  test('is removed, from this tab too', async () => {
    typeInTab();
    const { api, show } = open({ drafts: [creation] });
    show();
    await remove();
    expect(api.getCalls(deleteDraft).map(({ params }) => params)).toEqual([
      { service: 'company_creation' },
    ]);
    expect(sessionStorage.getItem('typed:company-creation')).toBeNull();
  });
});

describe('a form typed in this tab before signing in', () => {
  test('is shown with the name of its package, never with its code', async () => {
    typeInTab();
    const packages = Promise.withResolvers<unknown>();
    const { api, show } = open();
    api.on(listPackages, () => packages.promise);
    show();
    await waitFor(() => expect(api.getCalls(listPackages)).toHaveLength(1));
    await act(() => Promise.resolve());
    nothingIsTold();
    packages.resolve(packagesAnswer());
    const name = packagesAnswer().data.find(({ code }) => code === 'COMBO12')?.name ?? '';
    expect(await screen.findByText(name)).toBeDefined();
  });

  test('is shown, and can be removed', async () => {
    typeInTab();
    const { api, show } = open();
    show();
    expect(await hrefs()).toEqual(['/company-creation?package=COMBO12&etape=2#demande']);
    await remove();
    expect(sessionStorage.getItem('typed:company-creation')).toBeNull();
    expect(api.getCalls(deleteDraft)).toEqual([]);
  });

  test('is shown once, as the server has it, when the server has it too', async () => {
    typeInTab();
    open({ drafts: [creation] }).show();
    expect(await hrefs()).toEqual(['/company-creation?package=COMBO12&etape=3#demande']);
  });

  test('is not shown when it is older than a day', async () => {
    typeInTab(Date.now() - 24 * 60 * 60 * 1000);
    const { api, show } = open();
    show();
    await waitFor(() => expect(api.getCalls(listDrafts)).toHaveLength(1));
    nothingIsTold();
  });
});

describe('nothing is shown', () => {
  test.each([
    ['there is none', {}],
    ['there are files only', { drafts: [aDraft('domiciliation', {}, 0)] }],
    ['it is the form on the page', { drafts: [certificate] }],
  ])('when %s', async (_, setting) => {
    const { api, show } = open(setting);
    show();
    await waitFor(() => expect(api.getCalls(listDrafts)).toHaveLength(1));
    await act(() => Promise.resolve());
    nothingIsTold();
    expect(api.getCalls(listPackages)).toEqual([]);
  });

  test('when the drafts could not be loaded', async () => {
    const { api, show } = open();
    api.on(listDrafts, () => refusal(403, 'forbidden'));
    show();
    await waitFor(() => expect(api.getCalls(listDrafts)).toHaveLength(1));
    await act(() => Promise.resolve());
    nothingIsTold();
  });

  test.each(['partner', 'visitor'] as const)('to a %s', async (role) => {
    typeInTab();
    const { api, show } = open({ role, drafts: [creation] });
    show();
    await act(() => Promise.resolve());
    nothingIsTold();
    expect(api.calls).toEqual([]);
  });
});
