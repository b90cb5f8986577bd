import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TextInput } from '../text-input/text-input.tsx';
import { Dialog } from './dialog.tsx';
import { stubModal } from './stub-modal.ts';

type HarnessProps = {
  stubborn?: boolean;
  form?: boolean;
  filled?: boolean;
  locked?: boolean;
  /** An owner that keeps the dialog open, as one that asks first does. */
  staysOpen?: boolean;
};

/** An order whose dialog disappears with its button when the action is done. */
function Order({ isDone }: { isDone: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      {isDone ? null : (
        <>
          <button onClick={() => setOpen(true)}>Terminer</button>
          <Dialog open={isOpen} onClose={() => undefined} title="Terminer" closeLabel="Fermer" />
        </>
      )}
    </main>
  );
}

function Harness(props: HarnessProps) {
  const {
    stubborn = false,
    form = false,
    filled = false,
    locked = false,
    staysOpen = false,
  } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ouvrir
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(staysOpen)}
        title="Connexion"
        description="Votre demande est gardée."
        closeLabel="Fermer"
        closeOnBackdrop={!stubborn}
        locked={locked}
        actions={<button type="button">Envoyer</button>}
      >
        {form ? <TextInput label="E-mail" /> : <p>Contenu</p>}
        {filled ? <TextInput label="Mot de passe" data-first-focus="" /> : null}
      </Dialog>
    </>
  );
}

async function openDialog(props: HarnessProps = {}) {
  const user = userEvent.setup();
  render(<Harness {...props} />);
  await user.click(screen.getByRole('button', { name: 'Ouvrir' }));
  return { user, dialog: screen.getByRole('dialog', { name: 'Connexion' }) };
}

describe('Dialog', () => {
  beforeEach(stubModal);
  afterEach(cleanup);

  test('renders nothing inside until it is open, then is named and described', async () => {
    const { dialog } = await openDialog();
    const described = dialog.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Votre demande est gardée.');
    expect(screen.getByText('Contenu')).toBeDefined();
  });

  test('its header and footer are not landmarks of the page', async () => {
    await openDialog();
    expect(screen.getByRole('button', { name: 'Envoyer' })).toBeDefined();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  test('focuses the first control of a form', async () => {
    await openDialog({ form: true });
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  });

  test('or the control that is marked to come first', async () => {
    await openDialog({ form: true, filled: true });
    expect(document.activeElement).toBe(screen.getByLabelText('Mot de passe'));
  });

  test.each([
    [
      'the close button',
      (dialog: HTMLElement) => fireEvent.click(dialog.querySelector('button') ?? dialog),
    ],
    [
      'Escape',
      (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true })),
    ],
    ['a press on the backdrop', (dialog: HTMLElement) => fireEvent.click(dialog)],
  ])('closes by %s and returns the focus', async (_, close) => {
    const { dialog } = await openDialog();
    close(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Contenu')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ouvrir' }));
  });

  test('stays open at the second press of a double click on the backdrop, whose first press closed the dialog above', async () => {
    const { dialog } = await openDialog();
    fireEvent.click(dialog, { detail: 2 });
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  test('moves the focus to the page when the control that opened it is gone', () => {
    const { rerender } = render(<Order isDone={false} />);
    const button = screen.getByRole('button', { name: 'Terminer' });
    button.focus();
    fireEvent.click(button);
    rerender(<Order isDone />);
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  test('tells its owner when the browser closed it without asking', async () => {
    const { dialog } = await openDialog();
    if (dialog instanceof HTMLDialogElement) act(() => dialog.close());
    expect(screen.queryByText('Contenu')).toBeNull();
  });

  test('Escape leaves the decision to the owner', async () => {
    const { dialog } = await openDialog();
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(dialog, cancel);
    expect(cancel.defaultPrevented).toBe(true);
  });

  test("tells its owner, too, when the browser's closing cannot be cancelled", async () => {
    const { dialog } = await openDialog({ staysOpen: true });
    fireEvent(dialog, new Event('cancel'));
    if (dialog instanceof HTMLDialogElement) act(() => dialog.close());
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  test('can ignore a press on the backdrop, and ignores presses inside', async () => {
    const { user, dialog } = await openDialog({ stubborn: true });
    fireEvent.click(dialog);
    await user.click(screen.getByText('Contenu'));
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  test('ignores only the second press of the double click that opened it', async () => {
    const { dialog } = await openDialog();
    const close = screen.getByRole('button', { name: 'Fermer' });
    expect(fireEvent.mouseDown(close, { detail: 2 })).toBe(false);
    fireEvent.click(close, { detail: 2 });
    expect(screen.getByRole('dialog')).toBe(dialog);
    fireEvent.mouseDown(close, { detail: 1 });
    fireEvent.click(close, { detail: 1 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('while locked nothing asks it to close, and the browser does not close it', async () => {
    const { user, dialog } = await openDialog({ locked: true });
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    fireEvent.click(dialog);
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(screen.getByRole('dialog')).toBe(dialog);
    expect(dialog.getAttribute('closedby')).toBe('none');
  });
});
