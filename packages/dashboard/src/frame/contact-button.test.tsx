import { createContactSubmission, getClientProfile } from '@tassis/contracts';
import { defineArea } from '@tassis/platform';
import { aClientProfile, aUser } from '@tassis/testing/answers';
import { FakeApi, refusal, renderArea } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ContactButton } from './contact-button.tsx';

// jsdom lacks these methods of dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = openIt;
  HTMLDialogElement.prototype.close = closeIt;
});
afterEach(cleanup);

function openIt(this: HTMLDialogElement) {
  this.open = true;
}

function closeIt(this: HTMLDialogElement) {
  this.open = false;
}

const area = defineArea({ id: 'x', routes: [{ path: '/x', Component: ContactButton }] });
const taken = () => ({ success: true, data: { id: '1' } });

const ownProfile = () => ({ success: true, data: aClientProfile() });
const phone = () => screen.getByLabelText<HTMLInputElement>(/^Téléphone/);

async function open(reply: () => unknown, profile: () => unknown = ownProfile) {
  const api = new FakeApi().on(createContactSubmission, reply).on(getClientProfile, profile);
  renderArea(area, { at: '/x', api, user: aUser('client') });
  await userEvent.click(await screen.findByRole('button', { name: 'Nous écrire' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Écrire au cabinet' }));
  return {
    api,
    dialog,
    send: () => userEvent.click(dialog.getByRole('button', { name: 'Envoyer' })),
  };
}

describe('a message to the firm', () => {
  it('includes the sender, and that it comes from the dashboard', async () => {
    const { api, dialog, send } = await open(taken);
    await userEvent.type(dialog.getByLabelText(/^Sujet/), 'Ma domiciliation');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Message/ }), 'Bonjour');
    await waitFor(() => expect(phone().value).toBe(aClientProfile().phone));
    await send();
    expect(await dialog.findByText(/^Votre message a été envoyé avec succès/)).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Envoyer' })).toBeNull();
    expect(api.calls.at(-1)?.body).toMatchObject({
      name: 'Salma El Amrani',
      email: 'client@example.com',
      phone: aClientProfile().phone,
      service: 'Ma domiciliation',
      message: 'Bonjour',
      source: 'dashboard',
    });
  });

  it('keeps a phone number that was typed before the account’s was known', async () => {
    const profile = Promise.withResolvers<unknown>();
    const { api } = await open(taken, () => profile.promise);
    await userEvent.type(phone(), '0522');
    profile.resolve({ success: true, data: aClientProfile() });
    await waitFor(() => expect(phone().defaultValue).toBe(aClientProfile().phone));
    expect(phone().value).toBe('0522');
    expect(api.getCalls(getClientProfile)).toHaveLength(1);
  });

  it('says what the data are for, with the legal text beside the input', async () => {
    const { dialog } = await open(taken);
    const link = dialog.getByRole('link', { name: 'Vos données et vos droits (nouvel onglet)' });
    expect(link.getAttribute('href')).toBe('/privacy');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.closest('p')?.textContent).toContain('loi 09-08');
  });

  it('shows what is missing before it is sent', async () => {
    const { api, dialog, send } = await open(taken);
    await send();
    expect(dialog.getByLabelText(/^Sujet/).getAttribute('aria-invalid')).toBe('true');
    expect(api.getCalls(createContactSubmission)).toEqual([]);
  });

  it('is not lost by Escape or by the button without a question', async () => {
    const { dialog } = await open(taken);
    const message = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Message/ });
    await userEvent.type(message, 'Bonjour');
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Continuer à modifier' }));
    expect(message.value).toBe('Bonjour');
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }));
    await userEvent.click(screen.getByRole('button', { name: 'Abandonner' }));
    expect(screen.queryByRole('dialog', { name: 'Écrire au cabinet' })).toBeNull();
  });

  it('keeps the input when it could not be sent', async () => {
    const { dialog, send } = await open(() => refusal(403, 'forbidden', 'Accès refusé.'));
    await userEvent.type(dialog.getByLabelText(/^Sujet/), 'Ma domiciliation');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Message/ }), 'Bonjour');
    await send();
    expect(await dialog.findByText(/Accès refusé|autorisation/)).toBeDefined();
    expect(dialog.getByRole('alert', { name: 'Votre message n’est pas parti' })).toBeDefined();
    expect(dialog.getByRole('textbox', { name: /^Message/ })).toHaveProperty('value', 'Bonjour');
  });
});
