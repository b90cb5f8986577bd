import { HostProvider } from '@tassis/design-system/host';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AccountMenu } from './account-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { SiteHeader, type SiteHeaderProps } from './site-header.tsx';

const ITEMS = [
  { text: 'Accueil', href: '/', current: true },
  {
    text: 'Services',
    href: '/services',
    itemsLabel: 'Tous les services',
    items: [{ text: 'Domiciliation', href: '/domiciliation' }],
  },
];

const ROLE = 'Client';
const widened: (() => void)[] = [];

function header(props: Partial<SiteHeaderProps> = {}) {
  return (
    <SiteHeader
      skipLink={{ text: 'Aller au contenu', href: '#contenu' }}
      home={{ href: '/', label: 'Accueil de Tassis' }}
      logo="Tassis"
      label="Navigation principale"
      items={ITEMS}
      menuText="Menu"
      {...props}
    />
  );
}

/** Finds the `<details>` around a summary with this text or name. */
function getDetails(name: string): HTMLDetailsElement {
  const summary = document.querySelector(`summary[aria-label="${name}"]`) ?? screen.getByText(name);
  const details = summary.closest('details');
  if (!details) throw new Error(`no <details> around ${name}`);
  return details;
}

function scrollPageTo(y: number) {
  vi.stubGlobal('scrollY', y);
  fireEvent.scroll(window);
}

async function press(name: string) {
  const summary = getDetails(name).querySelector('summary');
  if (summary) await userEvent.click(summary);
}

beforeEach(() => {
  widened.length = 0;
  vi.stubGlobal('matchMedia', () => ({
    addEventListener: (_: string, listener: () => void) => widened.push(listener),
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('SiteHeader', () => {
  test('starts with a skip link and marks the current page', () => {
    render(header());
    expect(screen.getAllByRole('link')[0]?.textContent).toBe('Aller au contenu');
    const [wide] = screen.getAllByRole('navigation', { name: 'Navigation principale' });
    expect(wide && within(wide).getByRole('link', { current: 'page' }).textContent).toBe('Accueil');
  });

  test('is scrolled only beyond 20 px', () => {
    render(header());
    const bar = screen.getByRole('banner');
    scrollPageTo(20);
    expect(bar.hasAttribute('data-scrolled')).toBe(false);
    scrollPageTo(21);
    expect(bar.hasAttribute('data-scrolled')).toBe(true);
    scrollPageTo(0);
    expect(bar.hasAttribute('data-scrolled')).toBe(false);
  });

  test('the services open by a press; Escape closes them and returns the focus to the button', async () => {
    render(header());
    await press('Tous les services');
    expect(getDetails('Tous les services').open).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(getDetails('Tous les services').open).toBe(false);
    expect(document.activeElement).toBe(getDetails('Tous les services').querySelector('summary'));
  });

  test('the services close on a press outside and when the focus leaves', async () => {
    render(
      <>
        {header()}
        <button type="button">Ailleurs</button>
      </>,
    );
    await press('Tous les services');
    fireEvent.pointerDown(document.body);
    expect(getDetails('Tous les services').open).toBe(false);

    await press('Tous les services');
    act(() => screen.getByRole('button', { name: 'Ailleurs' }).focus());
    expect(getDetails('Tous les services').open).toBe(false);
  });

  test('Escape closes a panel that the pointer opened, until the pointer leaves it', () => {
    render(header());
    const menu = getDetails('Tous les services').parentElement;
    if (!menu) throw new Error('no menu');
    fireEvent.pointerEnter(menu);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(menu.dataset['dismissed']).toBe('');
    fireEvent.pointerLeave(menu);
    expect(menu.dataset['dismissed']).toBeUndefined();
  });
});

test.each(['Services', 'Domiciliation'])(
  'a hovered panel closes when the link %s is followed, until the pointer returns',
  (name) => {
    render(header());
    const menu = getDetails('Tous les services').parentElement;
    if (!menu) throw new Error('no menu');
    fireEvent.pointerEnter(menu);
    const link = within(menu).getByText(name);
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(menu.dataset['dismissed']).toBe('');
    fireEvent.pointerLeave(menu);
    fireEvent.pointerEnter(menu);
    expect(menu.dataset['dismissed']).toBeUndefined();
  },
);

describe('the menu under 768 px', () => {
  test('is a native details with every link, which closes when one is followed', async () => {
    render(header());
    await press('Menu');
    const menu = getDetails('Menu');
    expect(menu.open).toBe(true);
    const link = within(menu).getByText('Domiciliation');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(menu.open).toBe(false);
  });

  test('closes when the path changes', async () => {
    const { rerender } = render(header({ routeKey: '/' }));
    await press('Menu');
    rerender(header({ routeKey: '/services' }));
    expect(getDetails('Menu').open).toBe(false);
  });

  test('closes when the window becomes wide', async () => {
    render(header());
    await press('Menu');
    act(() => widened.forEach((notify) => notify()));
    expect(getDetails('Menu').open).toBe(false);
  });
});

describe('a menu that was opened before the script came', () => {
  test.each(['Menu', 'Tous les services'])('%s stays open, and closes on Escape', async (name) => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(header());
    document.body.append(container);
    await press(name);
    render(header(), { container, hydrate: true });
    expect(getDetails(name).open).toBe(true);
    getDetails(name).querySelector('summary')?.focus();
    await userEvent.keyboard('{Escape}');
    expect(getDetails(name).open).toBe(false);
  });
});

test("prints the current day at each printing, in the page's language", () => {
  vi.useFakeTimers({ now: new Date(2026, 11, 1, 10), toFake: ['Date'] });
  render(header({ printedOn: (day) => `Imprimé le ${day}` }));
  expect(screen.queryByText(/^Imprimé/)).toBeNull();
  window.dispatchEvent(new Event('beforeprint'));
  expect(screen.getByText('Imprimé le 1er décembre 2026')).toBeDefined();
  vi.setSystemTime(new Date(2026, 11, 2, 10));
  window.dispatchEvent(new Event('beforeprint'));
  expect(screen.getByText('Imprimé le 2 décembre 2026')).toBeDefined();
  cleanup();
  const texts = { toastRegion: 'Messages', closeToast: 'Close' };
  render(
    <HostProvider locale="en" texts={texts}>
      {header({ printedOn: (day) => `Printed ${day}` })}
    </HostProvider>,
  );
  window.dispatchEvent(new Event('beforeprint'));
  expect(screen.getByText('Printed 2 December 2026')).toBeDefined();
  vi.useRealTimers();
});

describe('AccountMenu', () => {
  test("shows its owner's name, links to pages, and signs out", async () => {
    const logout = vi.fn<() => void>();
    render(
      <AccountMenu
        name="Salma Bennani"
        role={ROLE}
        label="Mon compte"
        items={[{ text: 'Profil', href: '/client-dashboard/profile' }]}
        logout={{ text: 'Déconnexion', onLogout: logout }}
      />,
    );
    await press('Mon compte :');
    expect(screen.getByRole('link', { name: 'Profil' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Déconnexion' }));
    expect(logout).toHaveBeenCalledOnce();
    expect(getDetails('Mon compte :').open).toBe(false);
  });
});

function services(): HTMLElement {
  const [link] = screen.getAllByText('Services');
  if (!link) throw new Error('no link');
  return link;
}

/** Taps a link and returns whether the browser follows it. */
function touch(pointerType: string): boolean {
  fireEvent.pointerDown(services(), { pointerType });
  return fireEvent.click(services());
}

describe('a tap on a link that has a panel', () => {
  test('opens the panel first, and follows the link the second time', () => {
    render(header());
    expect(touch('touch')).toBe(false);
    expect(getDetails('Tous les services').open).toBe(true);
    services().addEventListener('click', (event) => event.preventDefault());
    touch('touch');
    expect(getDetails('Tous les services').open).toBe(false);
  });

  test.each(['mouse', 'pen'])('a %s follows the link at once', (pointer) => {
    render(header());
    const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    services().addEventListener('click', followed);
    touch(pointer);
    expect(followed).toHaveBeenCalledOnce();
    expect(getDetails('Tous les services').open).toBe(false);
  });

  test('Enter follows the link at once, also after a tap', () => {
    render(header());
    fireEvent.pointerDown(services(), { pointerType: 'touch' });
    fireEvent.keyDown(services(), { key: 'Enter' });
    const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    services().addEventListener('click', followed);
    fireEvent.click(services());
    expect(followed).toHaveBeenCalledOnce();
  });
});

test.each([true, false])('the languages are named in themselves, wide: %s', async (wide) => {
  const choose = vi.fn<(language: string) => void>();
  render(<LanguageSwitch label="Langue" value="fr" onChange={choose} wide={wide} />);
  const group = within(screen.getByRole('group', { name: 'Langue' }));
  expect(group.getByRole('button', { name: /Français$/, pressed: true }).lang).toBe('fr');
  const english = group.getByRole('button', { name: /English$/, pressed: false });
  expect(english.lang).toBe('en');
  await userEvent.click(english);
  expect(choose).toHaveBeenCalledExactlyOnceWith('en');
});

test('the menu under 768 px stays open when a language is chosen in it', async () => {
  const language = <LanguageSwitch label="Langue" value="fr" onChange={() => undefined} wide />;
  render(header({ mobileActions: language }));
  await press('Menu');
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(getDetails('Menu').open).toBe(true);
});

test.each([
  [0, undefined],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('the bell shows %i as %s', (count, shown) => {
  render(<NotificationBell count={count} label="Notifications" href="/n" />);
  const bell = screen.getByRole('link', { name: 'Notifications' });
  expect(bell.querySelector<HTMLElement>('[data-count]')?.dataset['count']).toBe(shown);
});
