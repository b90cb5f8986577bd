import { ApiError, type ApiErrorFacts } from '@tassis/api-client';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { registerClient } from '@tassis/contracts';
import { TextInput } from '@tassis/design-system';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contractValidator } from './contract-validator.ts';
import { Form } from './form.tsx';
import type { SendOptions } from './settings.ts';
import { hasTyped } from './typed.ts';
import { useContractForm, type FieldBinding } from './use-contract-form.ts';

const EMPTY = {
  firstName: '',
  secondName: '',
  email: '',
  phone: '0612345678',
  password: 'longues-oreilles',
  password_confirmation: 'longues-oreilles',
};
type Values = typeof EMPTY;
const FILLED = { firstName: 'Salma', secondName: 'Bennani', email: 'salma@example.ma' };

const TITLE = 'Rien n’a été enregistré';
const send = vi.fn<(body: Values, options: SendOptions) => Promise<void>>();

const refusal = (facts: Partial<ApiErrorFacts>) =>
  new ApiError({ status: 422, code: 'validation_failed', mayHaveReachedServer: false, ...facts });

type AccountProps = { isHandled?: (error: unknown) => boolean; initial?: Values };

function Account({ isHandled, initial = EMPTY }: AccountProps) {
  const form = useContractForm({
    id: 'account',
    initial,
    validate: contractValidator(registerClient.request.body),
    send,
    isHandled: isHandled ?? (() => false),
  });
  return (
    <Form form={form} label="Compte" submitText="Envoyer">
      <TextInput label="Prénom" {...form.field('firstName')} />
      <TextInput label="Nom" {...form.field('secondName')} />
      <TextInput label="E-mail" {...form.field('email')} />
      <TextInput label="Conditions" id="terms" name="terms" />
      <input type="hidden" {...hidden(form.field('phone'))} />
      <input type="hidden" {...hidden(form.field('password'))} />
      <input type="hidden" {...hidden(form.field('password_confirmation'))} />
      <button type="button" onClick={form.reset}>
        Vider
      </button>
    </Form>
  );
}

const hidden = ({ name, defaultValue }: FieldBinding) => ({ name, defaultValue });

const summaryLines = () =>
  [...(screen.queryByRole('alert')?.querySelectorAll('li') ?? [])].map((line) => line.textContent);
const submit = () => screen.getByRole('button', { name: /Envoyer|Enregistrement/u });
const press = () => userEvent.click(submit());

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Prénom'), FILLED.firstName);
  await userEvent.type(screen.getByLabelText('Nom'), FILLED.secondName);
  await userEvent.type(screen.getByLabelText('E-mail'), FILLED.email);
}

beforeEach(() => {
  send.mockReset().mockResolvedValue();
  render(<Account />);
});
afterEach(cleanup);

describe('useContractForm', () => {
  test('is marked as typed until it is sent or reset', async () => {
    expect(hasTyped(document)).toBe(false);
    await fillIn();
    send.mockRejectedValueOnce(refusal({}));
    await press();
    await screen.findByRole('alert');
    expect(hasTyped(document)).toBe(true);
    await press();
    await waitFor(() => expect(hasTyped(document)).toBe(false));
    await userEvent.type(screen.getByLabelText('Nom'), 'i');
    expect(hasTyped(document)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Vider' }));
    expect(hasTyped(document)).toBe(false);
  });

  test('lists the errors in the order of the page, links them to the fields and takes the focus', async () => {
    await press();
    expect(summaryLines()).toEqual([
      'Le prénom est requis.',
      'Le nom est requis.',
      "L'email est requis.",
    ]);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('alert', { name: TITLE })),
    );
    await userEvent.click(screen.getByRole('link', { name: 'Le nom est requis.' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nom')));
    expect(send).not.toHaveBeenCalled();
  });

  test('removes a line when its field is valid; a later error is shown at its field only', async () => {
    await press();
    await userEvent.type(screen.getByLabelText('Prénom'), 'S');
    expect(summaryLines()).toEqual(['Le nom est requis.', "L'email est requis."]);
    await userEvent.type(screen.getByLabelText('E-mail'), 'x');
    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-mail')));
  });

  test('sends the typed values once', async () => {
    const answer = Promise.withResolvers<void>();
    send.mockReturnValue(answer.promise);
    await fillIn();
    await press();
    await press();
    expect(send).toHaveBeenCalledOnce();
    expect(send.mock.calls[0]?.[0]).toEqual({ ...EMPTY, ...FILLED });
    expect(submit().textContent).toContain('Enregistrement…');
    answer.resolve();
    expect(await screen.findByText('Envoyer')).toBeDefined();
    expect(summaryLines()).toEqual([]);
  });

  test('sends once when it is submitted twice before it has rendered', async () => {
    await fillIn();
    act(() => {
      for (const _press of [1, 2]) submit().click();
    });
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    await vi.waitFor(() => expect(submit().textContent).toBe('Envoyer'));
    expect(send).toHaveBeenCalledOnce();
  });

  test('shows the server’s error at its field and in the summary, and keeps what was typed', async () => {
    send.mockRejectedValueOnce(refusal({ errors: { email: ['Adresse refusée'] } }));
    await fillIn();
    await press();
    await vi.waitFor(() => expect(summaryLines()).toEqual(['Adresse refusée']));
    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText<HTMLInputElement>('Prénom').value).toBe('Salma');
  });

  test('resets the fields and clears the errors of the last attempt', async () => {
    await userEvent.type(screen.getByLabelText('Prénom'), 'Salma');
    await press();
    await userEvent.click(screen.getByRole('button', { name: 'Vider' }));
    expect(screen.getByLabelText<HTMLInputElement>('Prénom').value).toBe('');
    expect(screen.getByLabelText('Nom').getAttribute('aria-invalid')).toBeNull();
    expect(summaryLines()).toEqual([]);
  });

  test('shows a failure without a field as a line without a link, until the next attempt', async () => {
    send.mockRejectedValueOnce(new Error('panne'));
    await fillIn();
    await press();
    await vi.waitFor(() => expect(summaryLines()).toEqual(['Une erreur inattendue est survenue.']));
    expect(screen.queryByRole('link')).toBeNull();
    await press();
    await vi.waitFor(() => expect(summaryLines()).toEqual([]));
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('shows each error of a path that is no field of the form as a line, with its label if there is one', async () => {
    const errors = {
      phone: ['Numéro refusé', 'autre'],
      terms: ['Acceptez-les.'],
      captcha_token: ['Trop vieux.', 'Recommencez.'],
    };
    send.mockRejectedValueOnce(refusal({ serverMessage: 'Non', errors }));
    await fillIn();
    await press();
    await vi.waitFor(() =>
      expect(summaryLines()).toEqual([
        'Conditions\u202F: Acceptez-les.',
        'Une donnée que ce formulaire n’affiche pas est refusée\u202F: Trop vieux. Recommencez.',
        'Numéro refusé',
      ]),
    );
  });

  test('shows the API’s explanation of a refusal', async () => {
    send.mockRejectedValueOnce(
      refusal({ status: 409, serverMessage: 'Une commande est en cours.' }),
    );
    await fillIn();
    await press();
    await vi.waitFor(() => expect(summaryLines()).toEqual(['Une commande est en cours.']));
  });

  test('shows an initial value that is known later, unless somebody has typed meanwhile', async () => {
    cleanup();
    const { rerender } = render(<Account />);
    await userEvent.type(screen.getByLabelText('Prénom'), 'Nadia');
    rerender(<Account initial={{ ...EMPTY, ...FILLED }} />);
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe(FILLED.email);
    expect(screen.getByLabelText<HTMLInputElement>('Prénom').value).toBe('Nadia');
  });

  test('shows nothing of a failure that another part of the page shows', async () => {
    cleanup();
    render(<Account isHandled={() => true} />);
    send.mockRejectedValueOnce(refusal({ status: 401 }));
    await fillIn();
    await press();
    await vi.waitFor(() => expect(submit().textContent).toBe('Envoyer'));
    expect(summaryLines()).toEqual([]);
  });
});

const keys = () => send.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);

describe('the idempotency key', () => {
  test('stays the same until the API has answered, and changes after an answer or with the text', async () => {
    const silence = refusal({ status: null, code: 'network', mayHaveReachedServer: true });
    send.mockRejectedValueOnce(silence).mockRejectedValueOnce(silence);
    send.mockRejectedValueOnce(refusal({ status: 429 }));
    await fillIn();
    for (const count of [1, 2]) {
      await press();
      await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(count));
      await vi.waitFor(() => expect(submit().textContent).toBe('Envoyer'));
    }
    await userEvent.type(screen.getByLabelText('Nom'), 'x');
    for (const count of [3, 4]) {
      await press();
      await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(count));
      await vi.waitFor(() => expect(submit().textContent).toBe('Envoyer'));
    }
    const [first, second, third, fourth] = keys();
    expect(second).toBe(first);
    expect(new Set([first, third, fourth]).size).toBe(3);
  });
});
