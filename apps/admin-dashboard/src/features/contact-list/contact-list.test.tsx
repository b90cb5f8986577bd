import {
  assignContactSubmission,
  changeContactStatus,
  listAdminUsers,
  listContactSubmissions,
  replyToContactSubmission,
} from '@tassis/contracts';
import { aListPage, anAdminContactSubmission, aUser, aUuid } from '@tassis/testing/answers';
import { FakeApi, stubDialogs, renderArea, staleRefusal } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

beforeEach(stubDialogs);
afterEach(cleanup);

const at = '/admin-dashboard/contact-submissions';
const me = aUser('admin');
const submission = anAdminContactSubmission(1);
const colleague = {
  id: '55555555-5555-4555-8555-555555555555',
  email: 'karim@example.com',
  userName: 'Karim Alaoui',
  user_type: 'admin',
  email_verified: true,
  disabled: false,
  mfa_enabled: true,
  created_at: '2026-01-01T00:00:00.000Z',
  version: 1,
};

function open(address = `${at}?row=${submission.id}`) {
  const api = new FakeApi()
    .on(listContactSubmissions, () => aListPage([submission, anAdminContactSubmission(2)]))
    .on(listAdminUsers, () => aListPage([colleague]));
  return { ...renderArea(area, { at: address, api, user: me }), api };
}
const panel = () => screen.findByRole('dialog', { name: submission.name });
const answer = (changes: object) => () => ({ success: true, data: { ...submission, ...changes } });

describe('the staff’s list of messages', () => {
  it('is filtered by status and assignee', async () => {
    const { api } = open(`${at}?status=new&assigned=${me.id}`);
    await screen.findByRole('row', { name: /Hanane Idrissi 1/u });
    expect(api.calls.at(-1)?.query).toEqual({ page: '1', status: 'new', assigned: me.id });
    const filter = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Attribution' });
    expect(filter.selectedOptions[0]?.text).toBe('À moi');
  });

  it('assigns several rows to a colleague', async () => {
    const { api } = open(at);
    api.on(assignContactSubmission, answer({ version: 2 }));
    await screen.findAllByText(submission.name);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sélectionner toute la page' }));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'Karim Alaoui', hidden: true }),
    );
    expect(await screen.findByText(/c’est fait pour 2 demandes\.$/u)).toBeDefined();
    expect(api.getCalls(assignContactSubmission).map(({ body }) => body)).toEqual([
      { user_id: colleague.id },
      { user_id: colleague.id },
    ]);
  });
});

describe('a message in the panel', () => {
  it('shows the message as it was written, and the answers', async () => {
    const replies = [
      { id: aUuid(50), text: 'Dix jours.', author: null, created_at: submission.created_at },
    ];
    const api = new FakeApi()
      .on(listContactSubmissions, () => aListPage([{ ...submission, replies }]))
      .on(listAdminUsers, () => aListPage([]));
    renderArea(area, { at: `${at}?row=${submission.id}`, api, user: me });
    const thread = within(await panel()).getByRole('list', { name: 'Échanges' });
    expect(thread.textContent).toContain('Combien de temps faut-il');
    expect(within(thread).getByText('Dix jours.')).toBeDefined();
    expect(within(thread).getByText('La maison')).toBeDefined();
  });

  it('is answered from a template, once; then the field is empty', async () => {
    const { api } = open();
    api.on(replyToContactSubmission, answer({ status: 'answered', version: 2 }));
    const text = within(await panel()).getByLabelText<HTMLTextAreaElement>('Votre réponse');
    await userEvent.click(
      screen.getByRole('menuitem', { name: 'Reçu, on s’en occupe', hidden: true }),
    );
    expect(text.value).toMatch(/^Bonjour,/u);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Envoyer la réponse' }));
    expect(await screen.findByText('La réponse est envoyée à hanane1@example.com.')).toBeDefined();
    expect(api.getCalls(replyToContactSubmission)).toHaveLength(1);
    expect(text.value).toBe('');
  });

  it('that somebody else has changed is reloaded, and the typed answer stays', async () => {
    const { api } = open();
    api.on(replyToContactSubmission, () => staleRefusal({ ...submission, version: 2 }));
    const text = within(await panel()).getByLabelText<HTMLTextAreaElement>('Votre réponse');
    await userEvent.type(text, 'Dix jours.');
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer la réponse' }));
    expect(await screen.findByText('La réponse n’est pas partie')).toBeDefined();
    expect(text.value).toBe('Dix jours.');
    await waitFor(() => expect(api.calls.at(-1)?.name).toBe(listContactSubmissions.name));
  });

  it('is assigned to a colleague, and closed', async () => {
    const { api } = open();
    api
      .on(assignContactSubmission, answer({ version: 2 }))
      .on(changeContactStatus, answer({ status: 'closed', version: 2 }));
    await panel();
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'Karim Alaoui', hidden: true }),
    );
    expect(await screen.findByText('La demande est attribuée à Karim Alaoui.')).toBeDefined();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Close', hidden: true }));
    await waitFor(() =>
      expect(api.getCalls(changeContactStatus).at(0)?.body).toEqual({ status: 'closed' }),
    );
  });
});
