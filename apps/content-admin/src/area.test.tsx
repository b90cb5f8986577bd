import {
  archivePackage,
  duplicatePackage,
  getContentOverview,
  getPackageOrder,
  listContentPackages,
  publishPackage,
  updatePackageOrder,
} from '@tassis/contracts';
import {
  aUser,
  contentOverviewAnswer,
  contentPackages,
  contentPackagesAnswer,
  editedDraft,
} from '@tassis/testing/answers';
import { FakeApi, refusal, renderArea, stubDialogs } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { area } from './area.tsx';

stubDialogs();
afterEach(cleanup);

const [first] = contentPackages();
const packages = contentPackages({
  ...(first && { DOM12: editedDraft(first, { price: 2600 }) }),
  PILOTAGE: { status: 'archived' },
});
const [one, two] = packages;

function open(at: string, locale: 'fr' | 'en' = 'fr', overview = contentOverviewAnswer()) {
  const order = { ids: packages.slice(0, -1).map(({ id }) => id), version: 4 };
  const api = new FakeApi()
    .on(getContentOverview, () => overview)
    .on(listContentPackages, () => contentPackagesAnswer(packages))
    .on(getPackageOrder, () => ({ success: true, data: order }))
    .on(updatePackageOrder, () => ({ success: true, data: order }))
    .on(publishPackage, () => ({ success: true, data: one }))
    .on(duplicatePackage, () => ({ success: true, data: { ...two, id: packages[3]?.id } }))
    .on(archivePackage, () => ({ success: true, data: two }));
  return { api, ...renderArea(area, { at, api, locale, user: aUser('content_admin') }) };
}
const row = async (name: string) => {
  const list = await screen.findByRole('list', { name: 'Les forfaits, dans l’ordre du site' });
  const item = within(list).getByRole('link', { name }).closest('li');
  return within(item ?? document.body);
};
const choose = async (name: string, action: string) => {
  const found = await row(name);
  await userEvent.click(found.getByRole('button', { name: /^Actions/ }));
  await userEvent.click(found.getByRole('menuitem', { name: action, hidden: true }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: action }));
};

describe('the content area', () => {
  it.each(['/dashboard', '/dashboard/nothing/here'])(
    '%s redirects to the dashboard',
    async (at) => {
      const { address } = open(at);
      await screen.findByRole('heading', { name: 'Tableau de Bord', level: 1 });
      expect(address()).toBe('/dashboard/dashboard');
    },
  );

  it('has a menu of the pages that exist', async () => {
    open('/dashboard/dashboard');
    const menu = await screen.findByRole('navigation', { name: 'Menu de la gestion du contenu' });
    const links = within(menu).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Tableau de Bord',
      'Gestion des Packages',
      'Questions des pages',
      'Articles du blog',
      'Avis des clients',
      'Chiffres et horaires',
      'Bannières',
    ]);
  });

  it('lists two planned banners with the same text', async () => {
    const said = vi.spyOn(console, 'error');
    const to_come = ['2026-12-14T00:00', '2026-12-21T00:00'].map((from) => ({
      text: 'Fermé le lundi.',
      from,
    }));
    const banners = { drafted_at: null, to_come };
    open('/dashboard/dashboard', 'fr', contentOverviewAnswer({ banners }));
    expect(await screen.findAllByText('Fermé le lundi.')).toHaveLength(2);
    expect(said).not.toHaveBeenCalled();
  });

  it('requests the data of its landing page once', async () => {
    const { api } = open('/dashboard/dashboard');
    await screen.findByRole('heading', { name: 'Tableau de Bord', level: 1 });
    await vi.waitFor(() => expect(api.getCalls(getContentOverview)).toHaveLength(1));
  });

  it('links each number to its list', async () => {
    open('/dashboard/dashboard');
    const counts = await screen.findByRole('region', { name: 'Les forfaits en chiffres' });
    const links = within(counts).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/packages?status=published',
      '/dashboard/packages?status=draft',
      '/dashboard/packages?status=edited',
      expect.stringContaining('#preparing'),
    ]);
  });
});

describe('the packages', () => {
  it('are listed with their state and the price that visitors pay', async () => {
    open('/dashboard/packages');
    const found = await row('Domiciliation 12 mois');
    expect(found.getByText('Modifications non publiées')).toBeDefined();
    expect(found.getByText(/2\s400,00/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Pilotage mensuel' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: /Archivés/ }));
    expect(await screen.findByRole('link', { name: 'Pilotage mensuel' })).toBeDefined();
  });

  it('are moved by their buttons, one request after the other', async () => {
    const { api } = open('/dashboard/packages');
    const found = await row('Domiciliation 12 mois');
    await userEvent.click(found.getByRole('button', { name: /^Descendre/ }));
    await waitFor(() => expect(api.getCalls(updatePackageOrder)).toHaveLength(1));
    const ids = packages.slice(0, -1).map(({ id }) => id);
    expect(api.getCalls(updatePackageOrder)[0]?.body).toEqual({
      ids: [ids[1], ids[0], ...ids.slice(2)],
    });
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Descendre/),
    );
  });

  it('return to their order when it cannot be saved', async () => {
    const { api } = open('/dashboard/packages');
    api.on(updatePackageOrder, () => refusal(403, 'forbidden'));
    const found = await row('Domiciliation 12 mois');
    await userEvent.click(found.getByRole('button', { name: /^Descendre/ }));
    expect(await screen.findByText('L’ordre n’est pas enregistré')).toBeDefined();
    const names = screen.getAllByRole('heading', { level: 2 });
    expect(names[0]?.textContent).toBe('Domiciliation 12 mois');
  });

  it('are published as their drafts, after a confirmation', async () => {
    const { api } = open('/dashboard/packages');
    await choose('Domiciliation 12 mois', 'Publier');
    expect(await screen.findByText('Le forfait est publié.')).toBeDefined();
    expect(api.getCalls(publishPackage)).toHaveLength(1);
  });

  it('are duplicated, which can be undone', async () => {
    const { api } = open('/dashboard/packages');
    await choose('Création et domiciliation 12 mois', 'Dupliquer');
    await screen.findByText('La copie est dans les brouillons.');
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    await waitFor(() =>
      expect(api.getCalls(archivePackage)[0]?.params['id']).toBe(packages[3]?.id),
    );
  });

  it('are in English on an English site', async () => {
    open('/dashboard/packages', 'en');
    expect(await screen.findByRole('heading', { name: 'Packages', level: 1 })).toBeDefined();
  });
});
