import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SubmitEvent } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FormActions, type FormActionsProps } from './form-actions.tsx';

afterEach(cleanup);

function renderForm(props: Partial<FormActionsProps> = {}) {
  const submit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());
  const previous = vi.fn<() => void>();
  render(
    <form onSubmit={submit}>
      <input aria-label="Nom" />
      <FormActions
        previous={{ text: 'Précédent', onPrevious: previous }}
        submit={{ text: 'Suivant', pendingText: 'Traitement en cours...' }}
        {...props}
      />
    </form>,
  );
  return { submit, previous, user: userEvent.setup() };
}

describe('FormActions', () => {
  test('Enter in a field goes to the next step, never back', async () => {
    const { submit, previous, user } = renderForm();
    await user.type(screen.getByLabelText('Nom'), 'Atlas{Enter}');
    expect(submit).toHaveBeenCalledOnce();
    expect(previous).not.toHaveBeenCalled();
  });

  test('goes back without submitting the form', async () => {
    const { submit, previous, user } = renderForm();
    await user.click(screen.getByRole('button', { name: 'Précédent' }));
    expect(previous).toHaveBeenCalledOnce();
    expect(submit).not.toHaveBeenCalled();
  });

  test('has no button back on the first step', () => {
    renderForm({ previous: { text: 'Précédent', href: '/etape/0', disabled: true } });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Précédent' }).disabled).toBe(
      true,
    );
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('goes back by a link', () => {
    renderForm({ previous: { text: 'Précédent', href: '/etape/1' } });
    const link = screen.getByRole('link', { name: 'Précédent' });
    expect(link.getAttribute('href')).toBe('/etape/1');
  });

  test('submits once: while pending it announces it and goes neither forward nor back', async () => {
    const { submit, previous, user } = renderForm({ pending: true });
    await user.click(screen.getByRole('button', { name: 'Traitement en cours...' }));
    await user.click(screen.getByRole('button', { name: 'Précédent' }));
    expect(submit).not.toHaveBeenCalled();
    expect(previous).not.toHaveBeenCalled();
  });

  test('explains what follows, without announcing it', () => {
    renderForm({ note: 'Vous pourrez ensuite vous connecter.' });
    expect(screen.getByText('Vous pourrez ensuite vous connecter.').tagName).toBe('P');
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('announces a draft only when it could not be saved', () => {
    renderForm({ saved: { state: 'saved', text: 'Enregistré à 14:32' } });
    expect(screen.getByText('Enregistré à 14:32')).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('');
    cleanup();
    renderForm({ saved: { state: 'failed', text: 'Non enregistré' } });
    expect(screen.getByRole('status').textContent).toBe('Non enregistré');
  });
});
