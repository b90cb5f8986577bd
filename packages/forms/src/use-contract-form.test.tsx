import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registerClient } from '@tassis/contracts';
import { ErrorSummary, TextInput } from '@tassis/design-system';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { explain, transportTexts } from '@tassis/messages';
import { mapApiErrors } from './map-api-errors.ts';
import { useContractForm } from './use-contract-form.ts';

const EMPTY = {
  firstName: '',
  secondName: '',
  email: '',
  phone: '0612345678',
  password: 'longues-oreilles',
  password_confirmation: 'longues-oreilles',
};
type Values = typeof EMPTY;

const TITLE = 'Veuillez corriger les erreurs suivantes:';
const send = vi.fn<(values: Values) => Promise<void>>();

class Refusal extends Error {
  status = 422;
  code = 'validation_failed';
  mayHaveReachedServer = false;
  errors = { email: ['Adresse refusée'] };
}

function Form() {
  const { field, formProps, summary, sending, reset } = useContractForm({
    id: 'account',
    schema: registerClient.request.body,
    defaultValues: EMPTY,
    locale: 'fr',
    send,
    explain: (error) => mapApiErrors(explain(error, transportTexts('fr')), { names: ['email'] }),
  });
  return (
    <form {...formProps} aria-label="Compte">
      <ErrorSummary title={TITLE} {...summary} />
      <TextInput label="Prénom" {...field('firstName')} />
      <TextInput label="Nom" {...field('secondName')} />
      <TextInput label="E-mail" {...field('email')} />
      <button type="submit">{sending ? 'En cours' : 'Envoyer'}</button>
      <button type="button" onClick={reset}>
        Vider
      </button>
    </form>
  );
}

const summaryLines = () =>
  [...(screen.queryByRole('alert')?.querySelectorAll('li') ?? [])].map((line) => line.textContent);
const submit = () => screen.getByRole('button', { name: /Envoyer|En cours/u });
const press = () => userEvent.click(submit());

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Prénom'), 'Salma');
  await userEvent.type(screen.getByLabelText('Nom'), 'Bennani');
  await userEvent.type(screen.getByLabelText('E-mail'), 'salma@example.ma');
}

beforeEach(() => {
  send.mockReset().mockResolvedValue();
  render(<Form />);
});
afterEach(cleanup);

describe('useContractForm', () => {
  test('lists what breaks the contract in page order, leads to the fields and takes focus', async () => {
    await press();
    expect(summaryLines()).toEqual([
      'Le prénom est requis.',
      'Le nom est requis.',
      "L'email est requis.",
    ]);
    expect(document.activeElement).toBe(screen.getByRole('alert', { name: TITLE }));
    await userEvent.click(screen.getByRole('link', { name: 'Le nom est requis.' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Nom'));
    expect(send).not.toHaveBeenCalled();
  });

  test('loses a line when its field is right; what is wrong later stands at the field only', async () => {
    await press();
    await userEvent.type(screen.getByLabelText('Prénom'), 'S');
    expect(summaryLines()).toEqual(['Le nom est requis.', "L'email est requis."]);
    await userEvent.type(screen.getByLabelText('E-mail'), 'x');
    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  });

  test('sends what was typed, once', async () => {
    const answer = Promise.withResolvers<void>();
    send.mockReturnValue(answer.promise);
    await fillIn();
    await press();
    await press();
    expect(send).toHaveBeenCalledExactlyOnceWith({
      ...EMPTY,
      firstName: 'Salma',
      secondName: 'Bennani',
      email: 'salma@example.ma',
    });
    expect(submit().textContent).toBe('En cours');
    answer.resolve();
    expect(await screen.findByText('Envoyer')).toBeDefined();
    expect(summaryLines()).toEqual([]);
  });

  test('sends once what is pressed twice before anything is drawn', async () => {
    await fillIn();
    act(() => {
      for (const _press of [1, 2]) submit().click();
    });
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    await vi.waitFor(() => expect(submit().textContent).toBe('Envoyer'));
    expect(send).toHaveBeenCalledOnce();
  });

  test('tells the server’s complaint at its field and in the summary, and keeps what was typed', async () => {
    send.mockRejectedValueOnce(new Refusal('422'));
    await fillIn();
    await press();
    await vi.waitFor(() => expect(summaryLines()).toEqual(['Adresse refusée']));
    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText<HTMLInputElement>('Prénom').value).toBe('Salma');
  });

  test('is emptied, and says nothing of the last attempt', async () => {
    await userEvent.type(screen.getByLabelText('Prénom'), 'Salma');
    await press();
    await userEvent.click(screen.getByRole('button', { name: 'Vider' }));
    expect(screen.getByLabelText<HTMLInputElement>('Prénom').value).toBe('');
    expect(screen.getByLabelText('Nom').getAttribute('aria-invalid')).toBeNull();
    expect(summaryLines()).toEqual([]);
  });

  test('tells a failure that is about no field as a line without a link, gone at the next attempt', async () => {
    send.mockRejectedValueOnce(new Error('panne'));
    await fillIn();
    await press();
    await vi.waitFor(() => expect(summaryLines()).toEqual(['Une erreur inattendue est survenue.']));
    expect(screen.queryByRole('link')).toBeNull();
    await press();
    await vi.waitFor(() => expect(summaryLines()).toEqual([]));
    expect(send).toHaveBeenCalledTimes(2);
  });
});
