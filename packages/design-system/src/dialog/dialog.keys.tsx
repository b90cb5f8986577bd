import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

function Page({ locked = false }: { locked?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ouvrir
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Connexion"
        closeLabel="Fermer"
        locked={locked}
        actions={<button type="button">Se connecter</button>}
      >
        <input aria-label="E-mail" />
      </Dialog>
    </>
  );
}

const opener = () => screen.getByText('Ouvrir');
const isOpen = () => document.querySelector('dialog')?.open;

async function openByKeys() {
  await userEvent.keyboard('{Tab}{Enter}');
  expect(isOpen()).toBe(true);
}

test('Enter opens it; Tab and Shift+Tab never reach the page behind it', async () => {
  render(<Page />);
  await openByKeys();
  for (const key of ['{Tab}', '{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}']) {
    await userEvent.keyboard(key);
    expect(document.activeElement).not.toBe(opener());
  }
});

test('Escape closes it, and the focus returns to the control that opened it', async () => {
  render(<Page />);
  await openByKeys();
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(opener());
});

test('Escape does not close it while it is locked, however often it is pressed', async () => {
  render(<Page locked />);
  await openByKeys();
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  expect(isOpen()).toBe(true);
});
