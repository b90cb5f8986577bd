import { addClientNote, getAdminClient, type AdminClient } from '@tassis/contracts';
import { anAdminClient, aUser, aUuid } from '@tassis/testing/answers';
import { FakeApi, fieldRefusal, renderArea } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

afterEach(cleanup);

const success = (data: unknown) => ({ success: true, data });

async function open(client: AdminClient = anAdminClient(2)) {
  const shown = { client };
  const api = new FakeApi().on(getAdminClient, () => success(shown.client));
  const view = renderArea(area, {
    at: `/admin-dashboard/clients/${client.id}`,
    api,
    user: aUser('admin'),
  });
  await screen.findByRole('heading', { name: 'Youssef Benkirane', level: 1 });
  await screen.findByRole('list', { name: 'Historique' });
  return { ...view, api, shown };
}

describe('a client', () => {
  it('is shown with all their records, by one request', async () => {
    const { api } = await open();
    expect(screen.getByRole('link', { name: 'FAC-2026-000002' }).getAttribute('href')).toBe(
      `/admin-dashboard/bill/${aUuid(2002)}`,
    );
    expect(screen.getByRole('link', { name: 'CMD-2026-000002' }).getAttribute('href')).toBe(
      `/admin-dashboard/order/${aUuid(2)}`,
    );
    expect(screen.getByRole('link', { name: 'Tout voir (12)' }).getAttribute('href')).toBe(
      `/admin-dashboard/payments?client=${aUuid(1002)}`,
    );
    expect(screen.getByText('Aucune domiciliation.')).toBeDefined();
    expect(api.calls).toHaveLength(1);
  });

  it('has one history of all records', async () => {
    await open();
    const history = screen.getByRole('list', { name: 'Historique' });
    const told = within(history)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(told[4]).toMatch(/Paiement de 170,00.MAD sur FAC-2026-000002/u);
    expect(told[5]).toMatch(/CMD-2026-000002.: En vérification/u);
    expect(told.at(-1)).toContain('Compte créé');
  });

  it('has a history whose entries link to their records', async () => {
    await open();
    const links = within(screen.getByRole('list', { name: 'Historique' })).getAllByRole('link');
    const found = '?search=youssef2%40example.com';
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/admin-dashboard/mails${found}&row=${aUuid(4002)}`,
      `/admin-dashboard/order/${aUuid(2)}#messages`,
      `/admin-dashboard/callbacks?client=${aUuid(1002)}&row=${aUuid(5002)}`,
      expect.stringMatching(/#notes$/u),
      `/admin-dashboard/bill/${aUuid(2002)}`,
      `/admin-dashboard/order/${aUuid(2)}#timeline`,
      `/admin-dashboard/contact-submissions${found}&row=${aUuid(6002)}`,
    ]);
    const lists = within(screen.getByRole('navigation', { name: 'Toutes ses demandes' }));
    expect(lists.getByRole('link', { name: 'Courriels' }).getAttribute('href')).toBe(
      `/admin-dashboard/mails${found}`,
    );
  });

  it('shows the newest part of a long history until all is requested', async () => {
    const client = anAdminClient(2);
    const timeline = Array.from({ length: 5 }, () => client.timeline).flat();
    await open({ ...client, timeline });
    const history = within(screen.getByRole('list', { name: 'Historique' }));
    expect(history.getAllByRole('listitem')).toHaveLength(15);
    await userEvent.click(screen.getByRole('button', { name: `Tout voir (${timeline.length})` }));
    expect(history.getAllByRole('listitem')).toHaveLength(timeline.length);
  });

  it('shows what is unusual about the account', async () => {
    await open(anAdminClient(2, { disabled: true, email_verified: false }));
    expect(screen.getByText('Compte désactivé')).toBeDefined();
    expect(screen.getByText('E-mail non confirmé')).toBeDefined();
  });
});

describe('a note', () => {
  it('is added, and shown', async () => {
    const { api, shown } = await open();
    const note = { id: aUuid(9), author: 'Admin', text: 'Rappeler.', created_at: '2026-11-26' };
    api.on(addClientNote, () => {
      shown.client = anAdminClient(2, { notes: [note] });
      return success(note);
    });
    const box = screen.getByLabelText<HTMLTextAreaElement>(/^Nouvelle note/u);
    await userEvent.type(box, 'Rappeler.');
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter la note' }));
    expect(await screen.findByText('La note est ajoutée.')).toBeDefined();
    expect(await screen.findByText('Rappeler.')).toBeDefined();
    await waitFor(() => expect(box.value).toBe(''));
  });

  it('that is refused keeps its text', async () => {
    const { api } = await open();
    api.on(addClientNote, () => fieldRefusal({ text: ['Trop long.'] }));
    const box = screen.getByLabelText<HTMLTextAreaElement>(/^Nouvelle note/u);
    await userEvent.type(box, 'Rappeler.');
    await userEvent.click(screen.getByRole('button', { name: 'Ajouter la note' }));
    expect(await screen.findByText('La note n’a pas été ajoutée')).toBeDefined();
    expect(box.value).toBe('Rappeler.');
  });
});
