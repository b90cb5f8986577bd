import { deleteUser, exportUser } from '@tassis/contracts';
import { refusal } from '@tassis/testing/area';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openAccount } from '../testing/open-account.tsx';

afterEach(cleanup);

const open = () => openAccount('Mes données');

it('downloads a copy of one’s data as a file', async () => {
  const { api, within: part } = open();
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  let saved: Blob | undefined;
  URL.createObjectURL = (blob: Blob) => {
    saved = blob;
    return 'blob:data';
  };
  const button = part.getByRole('button', { name: 'Télécharger mes données' });
  api.on(exportUser, () => refusal(429, 'too_many_requests'));
  await userEvent.click(button);
  expect((await part.findByRole('alert')).textContent).toContain('Trop de requêtes');
  const answer = Promise.withResolvers<unknown>();
  api.on(exportUser, () => answer.promise);
  // Both clicks come before the page renders again.
  act(() => {
    button.click();
    button.click();
  });
  answer.resolve({ success: true, data: { user: [{ email: 'salma@example.ma' }] } });
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect(JSON.parse((await saved?.text()) ?? '')).toEqual({
    user: [{ email: 'salma@example.ma' }],
  });
  expect(api.getCalls(exportUser)).toHaveLength(2);
});

async function ask() {
  const view = open();
  await userEvent.click(view.within.getByRole('button', { name: 'Supprimer mon compte' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const confirm = () =>
    userEvent.click(dialog.getByRole('button', { name: 'Supprimer mon compte' }));
  return { ...view, dialog, confirm };
}

describe('deleting the account', () => {
  it('requires the password and the consent, and then signs out', async () => {
    const { api, session, dialog, confirm } = await ask();
    const signOut = vi.spyOn(session, 'signOut');
    api.on(deleteUser, () => undefined);
    await confirm();
    expect(await dialog.findByText('Le mot de passe actuel est requis.')).toBeDefined();
    expect(dialog.getByText('Cochez pour continuer.')).toBeDefined();
    await waitFor(() =>
      expect(document.activeElement).toBe(dialog.getByLabelText('Votre mot de passe')),
    );
    await userEvent.type(dialog.getByLabelText('Votre mot de passe'), 'secret');
    await confirm();
    expect(dialog.queryByText('Le mot de passe actuel est requis.')).toBeNull();
    expect(await dialog.findByText('Cochez pour continuer.')).toBeDefined();
    expect(api.getCalls(deleteUser)).toEqual([]);
    await userEvent.click(dialog.getByLabelText('J’ai compris que rien ne pourra être rétabli.'));
    await confirm();
    await waitFor(() => expect(session.store.getState().user).toBeNull());
    expect(signOut).toHaveBeenCalledExactlyOnceWith({ onServer: false });
    expect(api.getCalls(deleteUser).map(({ body }) => body)).toEqual([{ password: 'secret' }]);
    expect(screen.getByText('Votre compte est supprimé.')).toBeDefined();
  });

  it('shows what prevents it', async () => {
    const { api, session, dialog, confirm } = await ask();
    const message = 'Une commande est en cours.';
    api.on(deleteUser, () => refusal(409, 'account_in_use', message));
    await userEvent.type(dialog.getByLabelText('Votre mot de passe'), 'secret');
    await userEvent.click(dialog.getByLabelText('J’ai compris que rien ne pourra être rétabli.'));
    await confirm();
    expect((await dialog.findByRole('alert')).textContent).toContain(message);
    expect(session.store.getState().user).not.toBeNull();
  });
});
