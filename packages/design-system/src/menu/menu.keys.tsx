import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Menu } from './menu.tsx';

afterEach(cleanup);

function show() {
  const onPrint = vi.fn<() => void>();
  render(
    <Menu
      label="Actions pour la commande"
      items={[
        { key: 'view', text: 'Voir', href: '#commande' },
        { key: 'print', text: 'Imprimer', onSelect: onPrint },
      ]}
    />,
  );
  return { onPrint, button: screen.getByRole('button', { name: 'Actions pour la commande' }) };
}

const focused = () => document.activeElement?.textContent;

test('Enter opens it at the first action, arrows move cyclically, Enter acts and returns the focus', async () => {
  const { onPrint, button } = show();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(focused()).toBe('Voir');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Imprimer');
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(onPrint).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(button);
});

test('Escape closes it and returns the focus', async () => {
  const { button } = show();
  await userEvent.keyboard('{Tab}{ArrowUp}');
  expect(focused()).toBe('Imprimer');
  await userEvent.keyboard('{Escape}');
  expect(document.querySelector(':popover-open')).toBeNull();
  expect(document.activeElement).toBe(button);
});
