import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AccountMenu } from './account-menu.tsx';
import { SiteHeader } from './site-header.tsx';

const SERVICES = 'Tous les services';

function Header() {
  return (
    <>
      <SiteHeader
        skipLink={{ text: 'Aller au contenu', href: '#contenu' }}
        home={{ href: '#accueil', label: 'Accueil de Tassis' }}
        logo="Tassis"
        label="Navigation principale"
        menuText="Menu"
        items={[
          {
            text: 'Services',
            href: '#services',
            itemsLabel: SERVICES,
            items: [{ text: 'Domiciliation', href: '#domiciliation' }],
          },
        ]}
        actions={
          <AccountMenu
            name="Salma Idrissi"
            label="Mon compte"
            items={[{ text: 'Profil', href: '#profil' }]}
            logout={{ text: 'Déconnexion', onLogout: () => undefined }}
          />
        }
      />
      <main id="contenu" tabIndex={-1}>
        <button type="button">Dans la page</button>
      </main>
    </>
  );
}

const focused = () => document.activeElement?.textContent;
const press = (keys: string) => userEvent.keyboard(keys);
const detailsAround = () => document.activeElement?.closest('details');

afterEach(cleanup);

describe('the header on a wide screen', () => {
  beforeEach(() => page.viewport(1280, 800));

  test('the first Tab stop is the skip link', async () => {
    render(<Header />);
    await press('{Tab}');
    expect(focused()).toBe('Aller au contenu');
    await press('{Enter}{Tab}');
    expect(focused()).toBe('Dans la page');
  });

  test('Enter opens the services, Tab moves into them, Escape closes them and returns the focus', async () => {
    render(<Header />);
    await press('{Tab}{Tab}{Tab}{Tab}');
    const details = detailsAround();
    await press('{Enter}');
    expect(details?.open).toBe(true);
    await press('{Tab}');
    expect(focused()).toBe('Domiciliation');
    await press('{Escape}');
    expect(details?.open).toBe(false);
    expect(document.activeElement).toBe(details?.querySelector('summary'));
  });

  test('Space opens the account menu, which closes when Tab leaves it', async () => {
    render(<Header />);
    document.querySelector<HTMLElement>('header summary:has(svg ~ span)')?.focus();
    const details = detailsAround();
    await press(' ');
    expect(details?.open).toBe(true);
    await press('{Tab}{Tab}');
    expect(focused()).toBe('Déconnexion');
    await press('{Tab}');
    expect(details?.open).toBe(false);
    expect(focused()).toBe('Dans la page');
  });
});

test('on a narrow screen Enter opens the menu, Tab moves through it, Escape closes it', async () => {
  await page.viewport(390, 800);
  render(<Header />);
  screen.getByText('Menu').focus();
  const details = detailsAround();
  await press('{Enter}');
  expect(details?.open).toBe(true);
  await press('{Tab}');
  expect(focused()).toBe('Services');
  await press('{Escape}');
  expect(details?.open).toBe(false);
  expect(focused()).toBe('Menu');
});
