import { changePassword, listOwnSessions } from '@tassis/contracts';
import { fieldRefusal, refusal } from '@tassis/testing/area';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openAccount } from '../testing/open-account.tsx';

afterEach(cleanup);

const labels = {
  current: 'Mot de passe actuel',
  next: 'Nouveau mot de passe',
  confirmation: 'Confirmation du nouveau mot de passe',
};

function open() {
  const { api, within: part } = openAccount('Mot de passe');
  const field = (name: keyof typeof labels) =>
    part.getByLabelText<HTMLInputElement>(labels[name], { exact: true });
  const type = async (values: Partial<Record<keyof typeof labels, string>>) => {
    if (values.current) await userEvent.type(field('current'), values.current);
    if (values.next) await userEvent.type(field('next'), values.next);
    if (values.confirmation) await userEvent.type(field('confirmation'), values.confirmation);
  };
  const submit = () => part.getByRole('button', { name: 'Changer le mot de passe' });
  return { api, part, field, type, submit };
}

const chosen = { current: 'Ancien-2026', next: 'Nouveau-2026', confirmation: 'Nouveau-2026' };

describe('changing the password', () => {
  it('sends it once, empties the fields and loads the devices again', async () => {
    const { api, field, type, submit } = open();
    const answer = Promise.withResolvers<unknown>();
    api.on(changePassword, () => answer.promise);
    await type(chosen);
    await userEvent.dblClick(submit());
    answer.resolve(undefined);
    expect(await screen.findByText(/Vos autres sessions ont pris fin/u)).toBeDefined();
    expect(api.getCalls(changePassword).map(({ body }) => body)).toEqual([
      {
        current_password: 'Ancien-2026',
        password: 'Nouveau-2026',
        password_confirmation: 'Nouveau-2026',
      },
    ]);
    expect([field('current').value, field('next').value, field('confirmation').value]).toEqual([
      '',
      '',
      '',
    ]);
    await waitFor(() => expect(api.getCalls(listOwnSessions)).toHaveLength(2));
  });

  it('checks the rules before anything is sent, and shows each error at its field', async () => {
    const { api, field, type, submit } = open();
    await type({ next: 'court', confirmation: 'autre' });
    await userEvent.click(submit());
    const lines = [...screen.getByRole('alert').querySelectorAll('li')];
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Le mot de passe actuel est requis.',
      'Le mot de passe doit contenir au moins 8 caractères.',
      'Les mots de passe ne correspondent pas.',
    ]);
    expect(field('next').getAttribute('aria-invalid')).toBe('true');
    expect(api.getCalls(changePassword)).toEqual([]);
  });

  it('shows why the API refuses it, and keeps what was typed', async () => {
    const { api, field, type, submit } = open();
    api.on(changePassword, () =>
      fieldRefusal({ current_password: ['Ce mot de passe n’est pas le bon.'] }),
    );
    await type(chosen);
    await userEvent.click(submit());
    expect(
      await screen.findByRole('link', { name: 'Ce mot de passe n’est pas le bon.' }),
    ).toBeDefined();
    expect(field('current').getAttribute('aria-invalid')).toBe('true');
    expect(field('next').value).toBe('Nouveau-2026');
    api.on(changePassword, () => refusal(429, 'too_many_requests'));
    await userEvent.click(submit());
    expect(await screen.findByText(/Trop de requêtes/u)).toBeDefined();
    expect(field('next').value).toBe('Nouveau-2026');
  });

  it('has fields that a password manager recognises: the user, the old and the new password', () => {
    const { part, field } = open();
    const whose = part.getByLabelText<HTMLInputElement>('Compte', { selector: 'input' });
    expect([whose.value, whose.autocomplete]).toEqual(['client@example.com', 'username']);
    expect(field('current').autocomplete).toBe('current-password');
    expect(field('next').autocomplete).toBe('new-password');
    expect(field('confirmation').autocomplete).toBe('new-password');
  });
});
