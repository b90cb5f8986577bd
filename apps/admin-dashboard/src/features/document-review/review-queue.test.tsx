import { listAdminDocuments, reviewDocument } from '@tassis/contracts';
import { aListPage, anAdminDocument, aUser } from '@tassis/testing/answers';
import { FakeApi, stubDialogs, refusal, renderArea } from '@tassis/testing/area';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

// jsdom cannot draw, so the PDF viewer is mocked.
vi.mock('@tassis/dashboard', async (load) => ({ ...(await load<object>()), PdfView: () => null }));

beforeEach(stubDialogs);
afterEach(cleanup);

const at = '/admin-dashboard/documents/review';

/** A fake queue of three documents; reviewed ones leave it. */
function open() {
  let waiting = [1, 2, 3].map((number) => anAdminDocument(number));
  const api = new FakeApi()
    .on(listAdminDocuments, () => aListPage(waiting))
    .on(reviewDocument, ({ params }) => {
      waiting = waiting.filter(({ id }) => id !== params['id']);
      return { success: true, data: anAdminDocument(9, { status: 'accepted' }) };
    });
  return { ...renderArea(area, { at, api, user: aUser('admin') }), api };
}

const opened = (number: number) =>
  waitFor(() => {
    const name = screen.getByRole('heading', { level: 2, name: `CIN ${number}.pdf` });
    expect(document.activeElement).toBe(name);
  });

describe('the review queue', () => {
  it('starts with the oldest waiting document', async () => {
    const { api } = open();
    await opened(1);
    expect(api.calls.at(0)?.query).toMatchObject({ status: 'pending', sort: 'created_at' });
    expect(screen.getByText('Pièce 1 sur 3')).toBeDefined();
  });

  it('moves with j and k; the opened document has the focus', async () => {
    const { address } = open();
    await opened(1);
    await userEvent.keyboard('j');
    await opened(2);
    expect(address()).toContain(anAdminDocument(2).id);
    await userEvent.keyboard('k');
    await opened(1);
  });

  it('accepts with a, and opens the next document', async () => {
    const { api } = open();
    await opened(1);
    await userEvent.keyboard('a');
    await opened(2);
    expect(api.getCalls(reviewDocument)).toMatchObject([
      { params: { id: anAdminDocument(1).id }, body: { status: 'accepted' } },
    ]);
    await waitFor(() => expect(screen.getByText('Pièce 1 sur 2')).toBeDefined());
  });

  it('refuses with r and a frequent reason, by the keyboard alone', async () => {
    const { api } = open();
    await opened(1);
    await userEvent.keyboard('r');
    const reason = await screen.findByLabelText<HTMLTextAreaElement>('Motif du refus');
    await waitFor(() => expect(document.activeElement).toBe(reason));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Illisible', hidden: true }));
    expect(reason.value).toMatch(/^Le document n’est pas lisible\./u);
    await userEvent.type(reason, ' Merci.{Control>}{Enter}{/Control}');
    await opened(2);
    expect(api.getCalls(reviewDocument).at(0)?.body).toMatchObject({
      status: 'refused',
      reason: reason.value,
    });
  });

  it('needs a reason to refuse; Escape closes an empty form', async () => {
    const { api } = open();
    await opened(1);
    await userEvent.keyboard('r');
    await screen.findByLabelText('Motif du refus');
    await userEvent.click(screen.getByRole('button', { name: 'Refuser' }));
    expect(await screen.findByText('Le document n’est pas refusé')).toBeDefined();
    screen.getByLabelText('Motif du refus').focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByLabelText('Motif du refus')).toBeNull());
    expect(api.getCalls(reviewDocument)).toEqual([]);
  });

  it('shows why a review was refused, and stays at the document', async () => {
    const { api } = open();
    api.on(reviewDocument, () => refusal(409, 'transition_not_allowed', 'Déjà vérifié.'));
    await opened(1);
    await userEvent.keyboard('a');
    expect(await screen.findByText('Déjà vérifié.')).toBeDefined();
    await opened(1);
  });

  it('continues after the oldest fifty documents, and shows how many there are', async () => {
    const all = Array.from({ length: 52 }, (_, place) => anAdminDocument(place + 1));
    const api = new FakeApi().on(listAdminDocuments, ({ query }) => {
      const page = Number(query['page']);
      const total = { total: 52, page, per_page: 50 };
      return aListPage(all.slice((page - 1) * 50, page * 50), total);
    });
    const last = `${at}?document=${anAdminDocument(50).id}`;
    const { address } = renderArea(area, { at: last, api, user: aUser('admin') });
    await opened(50);
    expect(screen.getByRole('link', { name: 'Les suivantes (2)' })).toBeDefined();
    await userEvent.keyboard('j');
    await opened(51);
    expect(screen.getByText('Pièce 51 sur 52')).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'Les précédentes' }));
    await opened(1);
    expect(address()).toBe(at);
  });

  it('returns to skipped documents when the last page is done', async () => {
    const api = new FakeApi().on(listAdminDocuments, ({ query }) =>
      aListPage(query['page'] === '1' ? [anAdminDocument(4)] : []),
    );
    const { address } = renderArea(area, { at: `${at}?page=2`, api, user: aUser('admin') });
    await opened(4);
    expect(address()).toBe(at);
  });

  it('says when no document is left', async () => {
    const api = new FakeApi().on(listAdminDocuments, () => aListPage([]));
    renderArea(area, { at, api, user: aUser('admin') });
    expect(await screen.findByText('Plus rien à vérifier')).toBeDefined();
  });
});
