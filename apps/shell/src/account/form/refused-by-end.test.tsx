import { exportUser, updateUserProfile } from '@tassis/contracts';
import { aUser } from '@tassis/testing/answers';
import { refusal } from '@tassis/testing/area';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { openAccount } from '../testing/open-account.tsx';

afterEach(cleanup);

const again = /Vous êtes reconnecté\s: enregistrez à nouveau\./u;
const client = aUser('client');

/** The account of a client; the server ends the session with the next call. */
function openEnding() {
  const view = openAccount('Profil', { user: client });
  const { session } = view;
  const end = () => {
    session.store.setState({ ended: true });
    return refusal(401, 'unauthenticated');
  };
  view.api.on(updateUserProfile, end).on(exportUser, end);
  const isOver = () => waitFor(() => expect(session.store.getState().ended).toBe(true));
  const comesBack = (user = client) =>
    act(async () => session.store.setState({ user: { ...user }, ended: false }));
  return { ...view, isOver, comesBack };
}

async function save() {
  const [button = document.body] = await screen.findAllByRole('button', { name: 'Enregistrer' });
  await userEvent.click(button);
  return button;
}

it('a form that was refused because the session had ended drops the error once its person has signed in again', async () => {
  const { within: part, isOver, comesBack } = openEnding();
  await part.findByLabelText('Prénom');
  const button = await save();
  await isOver();
  await waitFor(() => expect(button.textContent).toBe('Enregistrer'));
  expect(part.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(screen.queryByText(again)).toBeNull();
  await comesBack();
  expect(await screen.findByText(again)).toBeDefined();
  expect(part.queryByRole('alert')).toBeNull();
});

it('an action does the same', async () => {
  const { isOver, comesBack } = openEnding();
  await userEvent.click(screen.getByRole('button', { name: 'Télécharger mes données' }));
  await isOver();
  await comesBack();
  expect(await screen.findByText(again)).toBeDefined();
  expect(screen.queryByText(/Veuillez vous connecter/u)).toBeNull();
});

it('another person sees no message', async () => {
  const { within: part, isOver, comesBack } = openEnding();
  await part.findByLabelText('Prénom');
  await save();
  await isOver();
  await comesBack({ ...client, id: crypto.randomUUID() });
  expect(screen.queryByText(again)).toBeNull();
});

it('a refusal while the session continues is shown', async () => {
  const { api, within: part } = openEnding();
  api.on(updateUserProfile, () => refusal(401, 'unauthenticated'));
  await part.findByLabelText('Prénom');
  await save();
  expect((await part.findByRole('alert')).textContent).toContain('Veuillez vous connecter');
});
