import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubModal } from '../dialog/stub-modal.ts';
import { stubPopover } from '../menu/stub-popover.ts';
import { DashboardPage } from './dashboard-page.tsx';
import { DashboardShell } from './dashboard-shell.tsx';

const onLogout = vi.fn<() => void>();

function frame(content: ReactNode) {
  return (
    <DashboardShell
      title="Espace client"
      person={{ name: 'Salma El Amrani', role: 'Client' }}
      items={[
        { href: '/profil', label: 'Profil', icon: null, current: false },
        { href: '/commandes', label: 'Commandes', icon: null, current: true },
      ]}
      texts={{
        navigation: 'Menu',
        breadcrumbs: 'Fil d’Ariane',
        openMenu: 'Ouvrir le menu',
        closeMenu: 'Fermer le menu',
        collapse: 'Réduire',
        expand: 'Déplier',
        logout: 'Déconnexion',
      }}
      onLogout={onLogout}
      LinkComponent={({ href, children, ...anchor }) => (
        // jsdom cannot navigate away from the page.
        <a href={`#${href}`} {...anchor}>
          {children}
        </a>
      )}
    >
      {content}
    </DashboardShell>
  );
}

function open(content: ReactNode = <p>Contenu</p>) {
  const { rerender } = render(frame(content));
  return Object.assign(userEvent.setup(), {
    goTo: (page: ReactNode) => rerender(frame(page)),
  });
}

function trail() {
  return screen.getByRole('navigation', { name: 'Fil d’Ariane' });
}

describe('DashboardShell', () => {
  beforeEach(() => {
    stubModal();
    stubPopover();
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

  test('shows the area and the open section', () => {
    open();
    expect(trail().textContent).toBe('Commandes');
    expect(trail().parentElement?.textContent).toBe('Espace clientCommandes');
    expect(within(trail()).queryByRole('link')).toBeNull();
  });

  test('a page below a section is the last breadcrumb, and the section is the link back', () => {
    open(<DashboardPage title="CMD-42" crumb="CMD-42" />);
    const back = within(trail()).getByRole('link', { name: 'Commandes' });
    expect(back.getAttribute('href')).toBe('#/commandes');
    expect(within(trail()).getByText('CMD-42').getAttribute('aria-current')).toBe('page');
    const section = within(screen.getByRole('navigation', { name: 'Menu' })).getByText('Commandes');
    expect(section.closest('a')?.getAttribute('aria-current')).toBe('true');
  });

  test('the breadcrumbs follow from page to page, and no page leaves its breadcrumb behind', () => {
    const { goTo } = open(<DashboardPage key="a" title="CMD-42" crumb="CMD-42" />);
    goTo(<DashboardPage key="b" title="CMD-43" crumb="CMD-43" />);
    expect(trail().textContent).toBe('CommandesCMD-43');
    goTo(<DashboardPage key="c" title="Commandes" />);
    expect(trail().textContent).toBe('Commandes');
  });

  test('a page that unmounts removes its own breadcrumb, not the next page’s', () => {
    const next = <DashboardPage key="next" title="CMD-43" crumb="CMD-43" />;
    const { goTo } = open(
      <>
        <DashboardPage key="left" title="CMD-42" crumb="CMD-42" />
        {next}
        <DashboardPage key="other" title="Aide" />
      </>,
    );
    expect(trail().textContent).toBe('CommandesCMD-43');
    goTo(<>{next}</>);
    expect(trail().textContent).toBe('CommandesCMD-43');
  });

  test('Tab reaches the link back after the menu and before the page', async () => {
    const user = open(
      <DashboardPage
        title="CMD-42"
        crumb="CMD-42"
        actions={<button type="button">Imprimer</button>}
      />,
    );
    screen.getByRole('button', { name: /Ouvrir le menu/ }).focus();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Commandes');
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Imprimer');
  });

  test('folds to icons that keep their names and show them in a tooltip', async () => {
    const user = open();
    const link = screen.getByRole('link', { name: 'Profil' });
    const hint = () => link.parentElement?.querySelector('[popover]')?.textContent;
    expect(hint()).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Réduire', expanded: true }));
    expect(link.textContent).toBe('Profil');
    expect(hint()).toBe('Profil');
    await user.click(screen.getByRole('button', { name: 'Déplier', expanded: false }));
    expect(hint()).toBeUndefined();
  });

  test('remembers in this browser whether it is folded', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Réduire' }));
    cleanup();
    open();
    expect(screen.getByRole('button', { name: 'Déplier', expanded: false })).toBeDefined();
  });

  test('is folded by default in a narrow window, unless it was opened there', async () => {
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

  test('opens the same menu in a drawer, which a link or the close button closes', async () => {
    const user = open();
    const openDrawer = screen.getByRole('button', { name: 'Espace client, Ouvrir le menu' });
    await user.click(openDrawer);
    const drawer = screen.getByRole('dialog', { name: 'Menu' });
    await user.click(within(drawer).getByRole('link', { name: 'Profil' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(openDrawer);
    await user.click(screen.getByRole('button', { name: 'Fermer le menu' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
