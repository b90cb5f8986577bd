import { getAdminWebVitals } from '@tassis/contracts';
import { defineArea } from '@tassis/platform';
import { aUser } from '@tassis/testing/answers';
import { FakeApi, renderArea, stubDialogs } from '@tassis/testing/area';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { Component } from '../pages/releases-page.tsx';
import { releasesPath } from './releases-path.ts';
import { answerStatus, aStatus, anApp } from './testing/status-answer.ts';
import { someVitals } from './testing/some-vitals.ts';

let restore = () => {};
beforeEach(stubDialogs);
afterEach(() => {
  restore();
  cleanup();
});

const area = defineArea({
  id: 'shell',
  routes: [
    { path: releasesPath, Component },
    { path: '/login', element: <h1>Connexion</h1> },
    { path: '/', element: <h1>Accueil</h1> },
  ],
});

type Answer = Parameters<typeof answerStatus>[0];

function open(answer: Answer, setting: { at?: string; role?: 'admin' | 'client' } = {}) {
  restore = answerStatus(answer);
  const { at = releasesPath, role } = setting;
  const api = new FakeApi().on(getAdminWebVitals, () => ({ success: true, data: someVitals() }));
  return renderArea(area, { at, api, user: role ? aUser(role) : null });
}

/** Finds the texts of the cells in an app's row. */
async function findRow(name: string): Promise<string[]> {
  const row = (await screen.findByRole('rowheader', { name })).closest('tr');
  return [...(row?.cells ?? [])].map((cell) => cell.textContent);
}

describe('the panel', () => {
  it('shows for each app the live release, its health, and what this tab has loaded', async () => {
    open(aStatus());
    const [name, state, version, views, failures, entry, tab] = await findRow('ordering');
    expect([name, state, views, entry]).toEqual(['ordering', 'En échec', '310', '20,9\u00A0Ko']);
    expect(version).toMatch(/^1\.4\.0-3f2a9c1bdepuis le 20 novembre 2026 à .*, par salma$/);
    expect(failures).toBe('61erreur d’affichage, trop lente');
    expect(tab).toBe('39,5\u00A0Ko en 122\u00A0ms');
    expect((await findRow('marketing')).at(-1)).toBe('8\u00A0Ko en 3\u00A0msdu cache');
    expect((await findRow('client-dashboard'))[1]).toBe('En ligneCanari 10\u202F%');
    expect((await findRow('partner-dashboard'))[1]).toBe('Désactivée');
    expect((await findRow('partner-dashboard')).at(-1)).toBe('Non chargée');
  });

  it('says that the site serves another version than the live one', async () => {
    open(aStatus({ apps: [anApp('shell'), anApp('marketing', { served: '1.0.0-old' })] }));
    await screen.findByText('Le site sert autre chose que la version publiée : marketing');
    expect((await findRow('marketing'))[1]).toBe('Non servie');
  });

  it('shows problems, and the command that solves each', async () => {
    open(aStatus());
    await screen.findByText('61 échecs pour 310 pages vues depuis sa mise en ligne.');
    expect(screen.getByText('pnpm release:rollback ordering')).toBeDefined();
  });

  it('shows what this browser gets and why, and what failed in this tab', async () => {
    open(aStatus());
    const card = within(await screen.findByRole('region', { name: 'Ce navigateur' }));
    card.getByText('Il a ce qui est en ligne pour tous.');
    card.getByText(/^Échecs signalés par cet onglet : 1, le dernier à \d\d:\d\d\.$/u);
    expect(card.queryByRole('link')).toBeNull();
  });

  it('links out of a preview, and says when the tab still has another version', async () => {
    const status = aStatus();
    const versions = { ...status.visit?.versions, ordering: '1.5.0-77aa10de' };
    open({ ...status, visit: { shows: 'preview', versions } });
    const card = within(await screen.findByRole('region', { name: 'Ce navigateur' }));
    card.getByText('ordering en 1.5.0-77aa10de');
    card.getByText(/^Cet onglet a chargé une autre version .* ordering\.$/u);
    const leave = card.getByRole('link', { name: 'Quitter l’aperçu' });
    expect(leave.getAttribute('href')).toBe('?mfe=off');
  });

  it("compares the shell's shared modules with what areas accept", async () => {
    const apps = [
      anApp('shell'),
      anApp('marketing', { shared: { react: '^18.0.0', vue: '^3.0.0' } }),
    ];
    open(aStatus({ apps }));
    expect((await findRow('react'))[1]).toBe('Incompatible');
    expect((await findRow('react')).at(-1)).toBe('^18.0.0 par 1\u00A0zone');
    expect((await findRow('vue')).slice(1, 3)).toEqual(['Incompatible', 'Non fourni']);
  });

  it('says to administrators how pages feel to visitors, and what is to be improved', async () => {
    open(aStatus(), { role: 'admin' });
    expect(await findRow('/company-creation/form')).toEqual([
      '/company-creation/form',
      'ordering 1.4.0-3f2a9c1b',
      '310',
      '3,1\u00A0sà améliorer',
      '240\u00A0msà améliorer',
      '0,012',
    ]);
    expect((await findRow('/services')).at(-2)).toBe('Pas de mesure');
  });

  it('tells others that these figures are for administrators', async () => {
    open(aStatus());
    expect(await screen.findByText(/^Connectez-vous comme administrateur/u)).toBeDefined();
  });

  it('shows empty states for an empty store', async () => {
    open(aStatus({ apps: [] }));
    expect(await screen.findByText('Rien n’est publié')).toBeDefined();
  });
});

describe('the details of an app', () => {
  it('open by their row, and closing them shows the same list', async () => {
    const user = userEvent.setup();
    const { address } = open(aStatus());
    await user.click(await screen.findByRole('link', { name: 'ordering' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'ordering' }));
    expect(address()).toBe('/releases?app=ordering');
    expect(drawer.getByText('Avec sa page la plus lourde').nextSibling?.textContent).toBe(
      '47,8\u00A0Ko',
    );
    expect(drawer.getByRole('rowheader', { name: 'form-b2c.js' })).toBeDefined();
    drawer.getByText('erreur d’affichage, 58 fois');
    drawer.getByText('typeerror cannot read properties of undefined reading …');
    await user.click(drawer.getByRole('button', { name: 'Fermer' }));
    expect(address()).toBe('/releases');
  });

  it('link to each stored version in this browser alone, but not to versions of the shell', async () => {
    open(aStatus(), { at: `${releasesPath}?app=ordering` });
    const drawer = within(await screen.findByRole('dialog', { name: 'ordering' }));
    const links = drawer.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '?mfe=ordering@1.3.2-88d0e7f4',
      '?mfe=ordering@1.3.1-0c5b6a21',
      '?mfe=ordering@1.5.0-77aa10de',
    ]);
    drawer.getByText(/marquée mauvaise : wrong prices$/u);
    drawer.getByText('jamais en ligne');
  });
});

/** The guard logs a warning when it redirects a person from a staff page. */
function expectOneWarning(warn: MockInstance<typeof console.warn>): void {
  expect(warn).toHaveBeenCalledOnce();
  warn.mockReset();
}

describe('a person whom the site refuses', () => {
  it('signs in first', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { address } = open({ refused: 403 });
    await screen.findByRole('heading', { name: 'Connexion' });
    expect(address()).toBe('/login');
    expectOneWarning(warn);
  });

  it('is redirected home with another role', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    open({ refused: 403 }, { role: 'client' });
    expect(await screen.findByRole('heading', { name: 'Accueil' })).toBeDefined();
    expectOneWarning(warn);
  });

  it('sees an error as an administrator', async () => {
    open({ refused: 403 }, { role: 'admin' });
    expect(await screen.findByText('Les versions n’ont pas pu être lues')).toBeDefined();
  });
});

it('a status that failed to load can be loaded again', async () => {
  open({ refused: 500 });
  await screen.findByText('Les versions n’ont pas pu être lues');
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined();
});
