import { ApiError } from '@tassis/api-client';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LoadFailure } from './load-failure.tsx';

afterEach(cleanup);

const refused = {
  status: 403,
  code: 'forbidden',
  serverMessage: 'Ces commandes ne sont pas à vous.',
  requestId: '7f3a9c21',
  mayHaveReachedServer: true,
};

function show(error: unknown, isFetching = false) {
  const refetch = vi.fn<() => void>();
  render(<LoadFailure title="Rien n’est venu" error={error} query={{ refetch, isFetching }} />);
  return { refetch, text: screen.getByRole('alert').textContent };
}

describe('LoadFailure', () => {
  it('shows the API’s message and the request id to quote', () => {
    const { text } = show(new ApiError(refused));
    expect(text).toContain('Ces commandes ne sont pas à vous.');
    expect(text).toContain('Référence de l’incident\u202F: 7f3a9c21');
  });

  it('shows our own text when the API gave no message', () => {
    const { text } = show(new ApiError({ ...refused, serverMessage: undefined, status: 503 }));
    expect(text).toContain('Service indisponible.');
  });

  it('shows our own text when the API’s message is empty', () => {
    expect(show(new ApiError({ ...refused, serverMessage: '' })).text).toContain(
      "Vous n'avez pas l'autorisation",
    );
  });

  it('shows no message of an error that is not the API’s', () => {
    const { text } = show(new TypeError('x is not a function'));
    expect(text).toBe('Rien n’est venuUne erreur inattendue est survenue.Réessayer');
  });

  it('shows how long to wait when the API says so', () => {
    const { text } = show(new ApiError({ ...refused, status: 429, retryAfter: 30 }));
    expect(text).toContain('Réessayez dans 30\u00A0s.');
  });

  it('offers to reload the page when the response cannot be parsed', () => {
    const { text } = show(new ApiError({ ...refused, code: 'unexpected_answer' }));
    expect(text).toContain('Format de réponse invalideRecharger la page');
  });

  it('retries, but not while a request is running', async () => {
    const waiting = show(new ApiError(refused), true);
    await userEvent.click(screen.getByRole('button'));
    expect(waiting.refetch).not.toHaveBeenCalled();
    cleanup();
    const failed = show(new ApiError(refused));
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(failed.refetch).toHaveBeenCalledOnce();
  });
});
