import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MenuItem } from './menu-entry.tsx';
import { Menu } from './menu.tsx';
import { stubPopover } from './stub-popover.ts';

const onEdit = vi.fn<() => void>();
const onDelete = vi.fn<() => void>();

const items: readonly MenuItem[] = [
  { key: 'view', text: 'Voir', href: '#voir' },
  { key: 'edit', text: 'Éditer', onSelect: onEdit },
  { key: 'delete', text: 'Supprimer', onSelect: onDelete, danger: true, disabled: true },
];

async function openMenu() {
  const user = userEvent.setup();
  render(<Menu label="Actions pour la commande 42" items={items} />);
  const button = screen.getByRole('button', { name: 'Actions pour la commande 42' });
  await user.click(button);
  return { user, button };
}

const focusedText = () => document.activeElement?.textContent;
const isOpen = () => screen.getByRole('button', { expanded: true });

describe('Menu', () => {
  beforeEach(() => {
    stubPopover();
    vi.resetAllMocks();
  });
  afterEach(cleanup);

  test('opens by its button and focuses the first item', async () => {
    await openMenu();
    expect(isOpen()).toBeDefined();
    expect(screen.getByRole('menu', { name: 'Actions pour la commande 42' })).toBeDefined();
    expect(focusedText()).toBe('Voir');
  });

  test.each([
    ['{ArrowDown}', 'Voir'],
    ['{ArrowUp}', 'Supprimer'],
  ])('%s on the button opens it at %s', async (key, text) => {
    const { user } = await openMenu();
    await user.keyboard('{Escape}');
    await user.keyboard(key);
    expect(focusedText()).toBe(text);
  });

  test.each([
    ['{ArrowDown}', 'Éditer'],
    ['{ArrowUp}', 'Supprimer'],
    ['{End}', 'Supprimer'],
    ['{End}{ArrowDown}', 'Voir'],
    ['{End}{Home}', 'Voir'],
    ['s', 'Supprimer'],
    ['e', 'Éditer'],
    ['z', 'Voir'],
    ['{Control>}s{/Control}', 'Voir'],
  ])('%s moves to %s', async (keys, text) => {
    const { user } = await openMenu();
    await user.keyboard(keys);
    expect(focusedText()).toBe(text);
  });

  test('Escape closes only the menu, not the dialog around it, and returns the focus', async () => {
    const { user, button } = await openMenu();
    const pressed = vi.fn<(event: Event) => void>();
    window.addEventListener('keydown', pressed, { capture: true, once: true });
    await user.keyboard('{Escape}');
    expect(pressed.mock.lastCall?.[0].defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  test('Tab closes it and moves on', async () => {
    const { user, button } = await openMenu();
    await user.tab();
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  test('runs the action once the focus is back on the button', async () => {
    const { user, button } = await openMenu();
    onEdit.mockImplementation(() => expect(document.activeElement).toBe(button));
    await user.click(screen.getByRole('menuitem', { name: 'Éditer' }));
    expect(onEdit).toHaveBeenCalledOnce();
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  test('an unavailable action can be read, and does nothing', async () => {
    const { user } = await openMenu();
    await user.keyboard('{End}{Enter}');
    expect(onDelete).not.toHaveBeenCalled();
    expect(isOpen()).toBeDefined();
  });

  test('Space follows a link', async () => {
    const { user } = await openMenu();
    await user.keyboard(' ');
    expect(window.location.hash).toBe('#voir');
  });

  test('when rendered on the server, its button opens the popover without script', () => {
    const html = renderToStaticMarkup(<Menu label="Actions" items={items} />);
    const target = /popovertarget="([^"]+)"/i.exec(html)?.[1];
    expect(html).toContain(`id="${target}" popover="auto"`);
    expect(html).not.toContain('style=');
  });
});
