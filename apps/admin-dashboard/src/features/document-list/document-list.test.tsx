import { listAdminDocuments, reviewDocument } from '@tassis/contracts';
import { aListPage, anAdminDocument, aUser } from '@tassis/testing/answers';
import { FakeApi, stubDialogs, refusal, renderArea } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

// jsdom cannot draw, so the PDF viewer is mocked.
vi.mock('@tassis/dashboard', async (load) => ({ ...(await load<object>()), PdfView: () => null }));

beforeEach(stubDialogs);
afterEach(cleanup);

const at = '/admin-dashboard/documents';
const waiting = anAdminDocument(1);
const refused = anAdminDocument(2, { status: 'refused', review_reason: 'Illisible', version: 2 });

function open(address = at) {
  const api = new FakeApi().on(listAdminDocuments, () => aListPage([waiting, refused]));
  return { ...renderArea(area, { at: address, api, user: aUser('admin') }), api };
}

describe('the staff’s list of documents', () => {
  it('shows the client, the kind and the status of each document', async () => {
    open();
    const row = await screen.findByRole('row', { name: /CIN 1\.pdf/u });
    for (const text of ['Pièce d’identité', 'Youssef Benkirane', 'CMD-2026-000001', 'À vérifier']) {
      expect(within(row).getByText(text)).toBeDefined();
    }
  });

  it('filters by the status and type in the address', async () => {
    const { api } = open(`${at}?status=pending&kind=identity&search=atlas`);
    await screen.findByRole('row', { name: /CIN 1\.pdf/u });
    expect(api.calls.at(-1)?.query).toEqual({
      page: '1',
      status: 'pending',
      kind: 'identity',
      search: 'atlas',
    });
  });

  it('accepts the selected documents, and shows why one was not accepted', async () => {
    const { api } = open();
    api.on(reviewDocument, ({ params }) =>
      params['id'] === refused.id
        ? refusal(409, 'transition_not_allowed', 'Déjà vérifié.')
        : { success: true, data: { ...waiting, status: 'accepted' } },
    );
    await screen.findByRole('row', { name: /CIN 1\.pdf/u });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sélectionner toute la page' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Accepter' }));
    expect(await screen.findByText(/^Accepter\s: c’est fait pour 1 document\.$/u)).toBeDefined();
    const told = screen.getByRole('dialog', { name: /échec pour 1 document$/u });
    expect(within(told).getByRole('term').textContent).toBe('Déjà vérifié.');
    expect(api.getCalls(reviewDocument).map(({ body }) => body)).toEqual([
      { status: 'accepted' },
      { status: 'accepted' },
    ]);
  });

  it('refuses the selected documents with one reason, and not without', async () => {
    const { api } = open();
    api.on(reviewDocument, () => ({ success: true, data: { ...waiting, status: 'refused' } }));
    await screen.findByRole('row', { name: /CIN 1\.pdf/u });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sélectionner toute la page' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Refuser' }));
    const question = await screen.findByRole('alertdialog', { name: /^Refuser 2 documents/u });
    const refuse = within(question).getByRole('button', { name: 'Refuser' });
    await userEvent.click(refuse);
    expect(api.getCalls(reviewDocument)).toEqual([]);
    await userEvent.type(within(question).getByLabelText(/^Motif du refus/u), 'Flou');
    await userEvent.click(refuse);
    await screen.findByText(/^Refuser\s: c’est fait pour 2 documents\.$/u);
    expect(api.getCalls(reviewDocument)).toMatchObject([
      { params: { id: waiting.id }, body: { status: 'refused', reason: 'Flou' } },
      { params: { id: refused.id }, body: { status: 'refused', reason: 'Flou' } },
    ]);
  });

  it('opens a refused document with its reason and without review buttons', async () => {
    open(`${at}?row=${refused.id}`);
    const panel = await screen.findByRole('dialog', { name: refused.name });
    expect(within(panel).getByText('Illisible')).toBeDefined();
    expect(within(panel).queryByRole('button', { name: 'Accepter' })).toBeNull();
  });

  it('refuses a document in the panel with a reason, and refetches the list', async () => {
    const { api } = open(`${at}?row=${waiting.id}`);
    api.on(reviewDocument, () => ({ success: true, data: { ...waiting, status: 'refused' } }));
    const panel = await screen.findByRole('dialog', { name: waiting.name });
    await userEvent.click(within(panel).getByRole('button', { name: 'Refuser' }));
    await userEvent.type(within(panel).getByLabelText('Motif du refus'), 'Flou');
    await userEvent.click(within(panel).getByRole('button', { name: 'Refuser' }));
    await waitFor(() =>
      expect(api.getCalls(reviewDocument).at(0)?.body).toEqual({
        status: 'refused',
        reason: 'Flou',
      }),
    );
    await waitFor(() => expect(api.calls.at(-1)?.name).toBe(listAdminDocuments.name));
  });
});
