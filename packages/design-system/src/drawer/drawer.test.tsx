import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stubModal } from '../dialog/stub-modal.ts';
import { TextInput } from '../text-input/text-input.tsx';
import { Drawer, type DrawerProps } from './drawer.tsx';

function Harness(props: Partial<DrawerProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ouvrir
      </button>
      <Drawer
        title="Commande"
        description="Reçue le 3 novembre"
        closeLabel="Fermer"
        {...props}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

async function openDrawer(props: Partial<DrawerProps> = {}) {
  const user = userEvent.setup();
  render(<Harness {...props} />);
  await user.click(screen.getByRole('button', { name: 'Ouvrir' }));
  return { user, drawer: screen.getByRole('dialog', { name: 'Commande' }) };
}

describe('Drawer', () => {
  beforeEach(stubModal);
  afterEach(cleanup);

  test('is named and described, and renders its content only while it is open', async () => {
    const { drawer } = await openDrawer({ children: 'La fiche' });
    const described = document.getElementById(drawer.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Reçue le 3 novembre');
    fireEvent(drawer, new Event('cancel', { cancelable: true }));
    expect(screen.queryByText('La fiche')).toBeNull();
  });

  test('its header and footer are not landmarks of the page', async () => {
    await openDrawer({ actions: <button type="button">Mettre à jour</button> });
    expect(screen.getByRole('button', { name: 'Mettre à jour' })).toBeDefined();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  test('focuses the first filter', async () => {
    await openDrawer({ children: <TextInput label="Client" /> });
    expect(document.activeElement).toBe(screen.getByLabelText('Client'));
  });

  test.each([
    [
      'Escape',
      (drawer: HTMLElement) => fireEvent(drawer, new Event('cancel', { cancelable: true })),
    ],
    ['a press on the backdrop', (drawer: HTMLElement) => fireEvent.click(drawer)],
  ])('closes by %s and returns the focus', async (_, close) => {
    const { drawer } = await openDrawer();
    close(drawer);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ouvrir' }));
  });

  test('stays open when the event of an earlier closing arrives after it was opened again', async () => {
    const { drawer } = await openDrawer();
    fireEvent(drawer, new Event('close'));
    expect(screen.getByRole('dialog', { name: 'Commande' })).toBeDefined();
  });

  test('while locked its close button is marked disabled and does nothing', async () => {
    const { user } = await openDrawer({ locked: true });
    const close = screen.getByRole('button', { name: 'Fermer' });
    await user.click(close);
    expect(close.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('dialog')).toBeDefined();
  });
});
