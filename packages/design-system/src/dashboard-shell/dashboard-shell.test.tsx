import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubModal } from '../dialog/stub-modal.ts';
import { DashboardShell } from './dashboard-shell.tsx';

const onLogout = vi.fn<() => void>();

function open() {
  render(
    <DashboardShell
      title="Espace client"
      person={{ name: 'Salma El Amrani', role: 'Client' }}
      items={[
        { href: '/profil', label: 'Profil', icon: null, current: false },
        { href: '/commandes', label: 'Commandes', icon: null, current: true },
      ]}
      texts={{
        navigation: 'Menu',
        openMenu: 'Ouvrir le menu',
        closeMenu: 'Fermer le menu',
        collapse: 'Réduire',
        expand: 'Déplier',
        logout: 'Déconnexion',
      }}
      onLogout={onLogout}
      LinkComponent={({ href, children, ...anchor }) => (
        // jsdom cannot leave the page.
        <a href={`#${href}`} {...anchor}>
          {children}
        </a>
      )}
    >
      <p>Contenu</p>
    </DashboardShell>,
  );
  return userEvent.setup();
}

describe('DashboardShell', () => {
  beforeEach(() => {
    stubModal();
    onLogout.mockReset();
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    localStorage.clear();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  test('shows who is signed in, the sections and the content', () => {
    open();
    const menu = screen.getByRole('navigation', { name: 'Menu' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Profil', 'Commandes']);
    expect(screen.getByText('Salma El Amrani')).toBeDefined();
    expect(screen.getByText('Client')).toBeDefined();
    expect(screen.getByText('SA')).toBeDefined();
    expect(screen.getByText('Contenu')).toBeDefined();
  });

  test('marks the open section, and only that one', () => {
    open();
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Commandes');
  });

  test('folds to icons that keep their names, and unfolds', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Réduire', expanded: true }));
    const link = screen.getByRole('link', { name: 'Profil' });
    expect(link.getAttribute('title')).toBe('Profil');
    await user.click(screen.getByRole('button', { name: 'Déplier', expanded: false }));
    expect(link.getAttribute('title')).toBeNull();
  });

  test('stays as it was chosen, in this browser', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Réduire' }));
    cleanup();
    open();
    expect(screen.getByRole('button', { name: 'Déplier', expanded: false })).toBeDefined();
  });

  test('begins folded where the window is narrow, unless it was opened there', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Déplier', expanded: false }));
    cleanup();
    open();
    expect(screen.getByRole('button', { name: 'Réduire', expanded: true })).toBeDefined();
  });

  test('logs out', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Déconnexion' }));
    expect(onLogout).toHaveBeenCalledOnce();
  });

  test('opens the same menu in a drawer, which a link or the button closes', async () => {
    const user = open();
    // By its words: the window of jsdom is wide, and this button stands in a narrow one.
    const openDrawer = screen.getByText(/Ouvrir le menu/);
    await user.click(openDrawer);
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    await user.click(within(drawer).getByRole('link', { name: 'Profil' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(openDrawer);
    await user.click(screen.getByRole('button', { name: 'Fermer le menu' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
