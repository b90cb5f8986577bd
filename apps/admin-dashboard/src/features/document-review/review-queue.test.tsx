import { listAdminDocuments, reviewDocument } from '@tassis/contracts';
import { aListPage, anAdminDocument, aUser } from '@tassis/testing/answers';
import { FakeApi, stubDialogs, refusal, renderArea } from '@tassis/testing/area';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

// The reader of PDFs draws, which jsdom does not.
vi.mock('@tassis/dashboard', async (load) => ({ ...(await load<object>()), PdfView: () => null }));

beforeEach(stubDialogs);
afterEach(cleanup);

const at = '/admin-dashboard/documents/review';

/** A queue of three, of which those that are judged leave. */
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
  it('begins with the oldest document that waits', async () => {
    const { api } = open();
    await opened(1);
    expect(api.calls.at(0)?.query).toMatchObject({ status: 'pending', sort: 'created_at' });
    expect(screen.getByText('Pièce 1 sur 3')).toBeDefined();
  });

  it('goes through it by j and k, the focus on what is opened', async () => {
    const { address } = open();
    await opened(1);
    await userEvent.keyboard('j');
    await opened(2);
    expect(address()).toContain(anAdminDocument(2).id);
    await userEvent.keyboard('k');
    await opened(1);
  });

  it('accepts by a, and goes on to the next', async () => {
    const { api } = open();
    await opened(1);
    await userEvent.keyboard('a');
    await opened(2);
    expect(api.getCalls(reviewDocument)).toMatchObject([
      { params: { id: anAdminDocument(1).id }, body: { status: 'accepted' } },
    ]);
    await waitFor(() => expect(screen.getByText('Pièce 1 sur 2')).toBeDefined());
  });

  it('refuses by r with a frequent reason, by the keyboard alone', async () => {
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

  it('refuses nothing without a reason; Escape leaves an empty one', async () => {
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

  it('says why a verdict was not taken, and stays', async () => {
    const { api } = open();
    api.on(reviewDocument, () => refusal(409, 'transition_not_allowed', 'Déjà vérifié.'));
    await opened(1);
    await userEvent.keyboard('a');
    expect(await screen.findByText('Déjà vérifié.')).toBeDefined();
    await opened(1);
  });

  it('goes on with the next ones after the oldest fifty, and says how many there are', async () => {
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

  it('comes back to what was passed over when the last page is done', async () => {
    const api = new FakeApi().on(listAdminDocuments, ({ query }) =>
      aListPage(query['page'] === '1' ? [anAdminDocument(4)] : []),
    );
    const { address } = renderArea(area, { at: `${at}?page=2`, api, user: aUser('admin') });
    await opened(4);
    expect(address()).toBe(at);
  });

  it('says when nothing is left', async () => {
    const api = new FakeApi().on(listAdminDocuments, () => aListPage([]));
    renderArea(area, { at, api, user: aUser('admin') });
    expect(await screen.findByText('Plus rien à vérifier')).toBeDefined();
  });
});
