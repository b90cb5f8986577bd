import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubModal } from '../dialog/stub-modal.ts';
import { TextInput } from '../text-input/text-input.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

const onConfirm = vi.fn<() => void>();
const onCancel = vi.fn<() => void>();

const confirmDialog = (props: Partial<ConfirmDialogProps> = {}) => (
  <ConfirmDialog
    open
    onConfirm={onConfirm}
    onCancel={onCancel}
    title="Supprimer l’article ?"
    consequence="Il ne pourra pas être retrouvé."
    confirmText="Supprimer"
    cancelText="Garder"
    closeLabel="Fermer"
    pendingText="Suppression en cours…"
    {...props}
  />
);

describe('ConfirmDialog', () => {
  beforeEach(() => {
    stubModal();
    onConfirm.mockReset();
    onCancel.mockReset();
  });
  afterEach(cleanup);

  test('is announced with its question and its consequence', () => {
    render(confirmDialog());
    const dialog = screen.getByRole('alertdialog', { name: 'Supprimer l’article ?' });
    const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Il ne pourra pas être retrouvé.');
  });

  test('calls its owner by its two buttons', async () => {
    const user = userEvent.setup();
    render(confirmDialog());
    await user.click(screen.getByRole('button', { name: 'Garder' }));
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
    await user.click(screen.getByRole('button', { name: 'Supprimer' }));
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
  });

  test.each([
    ['on Cancel when the action cannot be undone', { danger: true }, 'Garder'],
    ['on the confirmation otherwise', {}, 'Supprimer'],
  ])('the focus starts %s', (_, props, name) => {
    render(confirmDialog(props));
    expect(document.activeElement).toBe(screen.getByRole('button', { name }));
  });

  test('moves the focus to the field that must be filled in', () => {
    render(confirmDialog({ danger: true, children: <TextInput label="Motif" /> }));
    expect(document.activeElement).toBe(screen.getByLabelText('Motif'));
  });

  test('while pending ignores its buttons, Escape and presses on the backdrop', async () => {
    const user = userEvent.setup();
    render(confirmDialog({ pending: true }));
    const dialog = screen.getByRole('alertdialog');
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    fireEvent.click(dialog);
    for (const button of screen.getAllByRole('button')) await user.click(button);
    expect(screen.getByRole('button', { name: 'Suppression en cours…' })).toBeDefined();
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
  });

  test('shows an error inside until the action is tried again', () => {
    const { rerender } = render(confirmDialog({ error: 'Service indisponible.' }));
    const alert = screen.getByRole('alert');
    expect(screen.getByRole('alertdialog').contains(alert)).toBe(true);
    rerender(confirmDialog({ error: 'Service indisponible.', pending: true }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
