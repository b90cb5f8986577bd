import {
  getClientProfile,
  requestEmailVerification,
  updateUserProfile,
  type User,
} from '@tassis/contracts';
import { aUser } from '@tassis/testing/answers';
import { fieldRefusal, refusal, type FakeApi } from '@tassis/testing/area';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openAccount } from '../testing/open-account.tsx';

afterEach(cleanup);

const open = (user: User, prepare?: (api: FakeApi) => void) =>
  openAccount('Profil', { user, ...(prepare && { prepare }) });
const save = () => screen.getAllByRole('button', { name: 'Enregistrer' })[0] ?? document.body;

async function retype(label: string, text: string) {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
  return field;
}

describe('the profile', () => {
  it('a client has a name and a phone; saved changes show everywhere', async () => {
    const user = aUser('client');
    const { api, session, within: part } = open(user);
    await retype('Prénom', 'Nadia');
    expect(part.getByLabelText<HTMLInputElement>('Téléphone').value).toBe('0612345678');
    const client = { firstName: 'Nadia', lastName: 'El Amrani' };
    const answer = Promise.withResolvers<unknown>();
    api.on(updateUserProfile, () => answer.promise);
    await userEvent.dblClick(save());
    answer.resolve({ success: true, data: { ...user, client } });
    expect(await screen.findByText('Votre profil est enregistré.')).toBeDefined();
    const sent = api.getCalls(updateUserProfile).map(({ body }) => body);
    expect(sent).toEqual([{ ...client, phone: '0612345678' }]);
    expect(session.store.getState().user?.client).toEqual(client);
  });

  it.each([
    ['admin', /En haut de la page figure votre fonction/u],
    ['content_admin', /Il figure aussi en haut de la page/u],
  ] as const)('of a %s is a name, and where it shows', async (role, where) => {
    const user = aUser(role);
    const { api, within: part } = open(user);
    expect(part.getByText(where)).toBeDefined();
    api.on(updateUserProfile, () => ({ success: true, data: { ...user, userName: 'Karim' } }));
    await retype('Nom dans l’équipe', 'Karim');
    await userEvent.click(save());
    expect(await screen.findByText('Votre profil est enregistré.')).toBeDefined();
    expect(api.getCalls(updateUserProfile)[0]?.body).toEqual({ userName: 'Karim' });
    expect(screen.queryByLabelText('Téléphone')).toBeNull();
  });

  it('a partner reads that the firm writes to them about the clients they follow', () => {
    const { within: part } = open(aUser('partner'));
    expect(part.getByText(/au sujet des clients que vous suivez/u)).toBeDefined();
    expect(part.queryByText(/vos dossiers et vos factures/u)).toBeNull();
  });

  it('a rejected partner reads it, with the reason', async () => {
    const user = aUser('partner');
    const { within: part } = open({
      ...user,
      ...(user.partner && { partner: { ...user.partner, status: 'rejected' } }),
    });
    expect(await part.findByText(/Le numéro d’inscription est illisible/u)).toBeDefined();
    expect(part.getByText('Refusé')).toBeDefined();
    expect(part.getByText('Cabinet El Amrani')).toBeDefined();
  });

  it('keeps what was typed when the API refuses, with each error at its field', async () => {
    const { api } = open(aUser('client'));
    api.on(updateUserProfile, () => fieldRefusal({ phone: ['Numéro refusé'] }));
    const field = await retype('Prénom', 'Nadia');
    await userEvent.click(save());
    expect(await screen.findByRole('link', { name: 'Numéro refusé' })).toBeDefined();
    expect(screen.getByLabelText('Téléphone').getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe('Nadia');
    api.on(updateUserProfile, () => refusal(429, 'too_many_requests'));
    await userEvent.click(save());
    expect(
      await screen.findByText('Trop de requêtes. Veuillez réessayer plus tard.'),
    ).toBeDefined();
    expect(field.value).toBe('Nadia');
  });

  it('shows why it cannot be loaded, and can be loaded again', async () => {
    const { api, within: part } = open(aUser('client'), (fake) =>
      fake.on(getClientProfile, () => refusal(403, 'forbidden', 'Interdit')),
    );
    await userEvent.click(await part.findByRole('button', { name: 'Réessayer' }));
    expect(api.getCalls(getClientProfile)).toHaveLength(2);
  });
});

describe('the e-mail address', () => {
  it('if it is not verified, each press sends one verification mail', async () => {
    const { api, within: part } = open(aUser('client', { email_verified: false }));
    api.on(requestEmailVerification, () => refusal(429, 'too_many_requests'));
    const again = part.getByRole('button', { name: 'Renvoyer l’e-mail de vérification' });
    await userEvent.click(again);
    expect((await part.findByRole('alert')).textContent).toContain('Trop de requêtes');
    api.on(requestEmailVerification, () => ({ success: true, data: null }));
    await userEvent.dblClick(again);
    expect(await part.findByText(/Un e-mail est en route/u)).toBeDefined();
    expect(api.getCalls(requestEmailVerification)).toHaveLength(2);
  });

  it('if it is verified, nothing is offered', () => {
    const { within: part } = open(aUser('client'));
    expect(part.getByText('Vérifiée')).toBeDefined();
    expect(part.queryByRole('button', { name: /Renvoyer/u })).toBeNull();
  });
});
