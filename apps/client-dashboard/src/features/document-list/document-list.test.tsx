import {
  createClientDocument,
  linkCompanyDocuments,
  listClientDocuments,
  listClientDomiciliations,
  listClientOrders,
  type ClientDocument,
} from '@tassis/contracts';
import {
  aClientDocument,
  aListPage,
  anAdminDomiciliation,
  anOrderSummary,
  aUser,
} from '@tassis/testing/answers';
import { FakeApi, fieldRefusal, renderArea, stubDialogs } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

// jsdom cannot draw, so the PDF viewer is mocked.
vi.mock('@tassis/dashboard', async (load) => ({ ...(await load<object>()), PdfView: () => null }));

beforeEach(stubDialogs);
afterEach(cleanup);

const at = '/client-dashboard/documents';
const order = anOrderSummary(1);
const belongs = { order: { id: order.id, reference: order.reference } };
const refused = aClientDocument(2, { status: 'refused', review_reason: 'Floue.', ...belongs });
const given = aClientDocument(1, { origin: 'system', kind: 'receipt', status: 'accepted' });

function open(address = at, documents: ClientDocument[] = [refused, given]) {
  const api = new FakeApi()
    .on(listClientDocuments, () => aListPage(documents))
    .on(listClientOrders, () => aListPage([order, anOrderSummary(2, { status: 'cancelled' })]))
    .on(createClientDocument, () => ({ success: true, data: aClientDocument(9) }));
  const keys: (string | null)[] = [];
  const watched: Pick<FakeApi, 'fetch'> = {
    fetch: (input, init) => {
      const key = new Headers(init?.headers).get('idempotency-key');
      if (init?.method === 'POST') keys.push(key);
      return api.fetch(input, init);
    },
  };
  return { ...renderArea(area, { at: address, api: watched, user: aUser('client') }), api, keys };
}

const pdf = (name: string, content = '%PDF-1.7 %%EOF') =>
  new File([content], name, { type: 'application/pdf' });

const accept = () => ({ success: true, data: given });

/** The name, kind and order of each uploaded document. */
const sent = (api: FakeApi) =>
  api.getCalls(createClientDocument).map(({ body }) => {
    const { name, kind, order_id: orderId } = createClientDocument.request.body.parse(body);
    return [name, kind, orderId];
  });

/** Opens the upload dialog with these files. */
async function openUpload(...files: File[]) {
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter des documents' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter des documents' }));
  await userEvent.upload(dialog.getByLabelText(/Choisir des PDF/u), files);
  return dialog;
}

describe('the client’s list of documents', () => {
  it('shows the state of each document, and why one must be replaced', async () => {
    open();
    const redo = await screen.findByRole('row', { name: /CIN 2\.pdf/u });
    expect(within(redo).getByText(/^À refaire\s: Floue\.$/u)).toBeDefined();
    expect(within(redo).getByText(order.reference)).toBeDefined();
    expect(
      within(screen.getByRole('row', { name: /CIN 1\.pdf/u })).getByText('Remis'),
    ).toBeDefined();
  });

  it('filters by state, type and order of the address', async () => {
    const { api } = open(`${at}?status=refused&kind=identity&order=${order.id}`);
    await screen.findByRole('row', { name: /CIN 2\.pdf/u });
    expect(api.getCalls(listClientDocuments).at(-1)?.query).toEqual({
      page: '1',
      status: 'refused',
      kind: 'identity',
      order: order.id,
    });
    expect(screen.getAllByText(new RegExp(order.reference, 'u')).length).toBeGreaterThan(1);
  });

  it('downloads the documents of a company as one file', async () => {
    const { api } = open();
    const company = { ...anAdminDomiciliation(3), companyName: 'Atlas Conseil', calendar_url: '/' };
    api.on(listClientDomiciliations, () => aListPage([company]));
    const url = `/api/downloads/${'a'.repeat(43)}`;
    api.on(linkCompanyDocuments, () => ({ success: true, data: { url } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Télécharger un dossier' }));
    await screen.findByRole('option', { name: 'Atlas Conseil, toute la société' });
    await userEvent.click(screen.getByRole('button', { name: /^Télécharger \(ZIP\)/u }));
    await waitFor(() => expect(api.getCalls(linkCompanyDocuments)).toHaveLength(1));
    expect(api.getCalls(linkCompanyDocuments)[0]?.params).toEqual({ id: company.id });
  });
});

describe('uploading documents', () => {
  it('sends several files, and after a failure only the failed one again, with the same key', async () => {
    const { api, keys } = open();
    api.on(createClientDocument, ({ body }) =>
      createClientDocument.request.body.parse(body).name === 'b.pdf'
        ? fieldRefusal({ content: ['Ce PDF est incomplet.'] })
        : accept(),
    );
    const dialog = await openUpload(pdf('a.pdf'), pdf('b.pdf'));
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Envoyer les 2 fichiers' }));
    expect(await dialog.findByText('Ce PDF est incomplet.')).toBeDefined();
    await waitFor(() => expect(dialog.getByRole('status').textContent).toMatch(/1 à revoir/u));
    const [a, b] = [
      ['a.pdf', 'other', null],
      ['b.pdf', 'other', null],
    ];
    expect(sent(api)).toEqual([a, b]);
    api.on(createClientDocument, accept);
    await userEvent.click(dialog.getByRole('button', { name: 'Réessayer b.pdf' }));
    expect(await screen.findByText('2 documents sont envoyés.')).toBeDefined();
    expect(sent(api)).toEqual([a, b, b]);
    expect(keys[2]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(2);
    expect(screen.queryByRole('dialog', { name: 'Ajouter des documents' })).toBeNull();
  });

  it('sets type and order once for all files, and differently for a single one', async () => {
    const { api } = open();
    const dialog = await openUpload(pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'));
    const apart = (name: string) => dialog.getByRole('checkbox', { name: new RegExp(name, 'u') });
    const kind = await dialog.findByLabelText('Type de tous les fichiers');
    expect(dialog.queryByRole('option', { name: /CMD-2026-000002/u })).toBeNull();
    await userEvent.click(apart('b.pdf'));
    await userEvent.selectOptions(dialog.getByLabelText('Type de b.pdf'), 'negative_certificate');
    await userEvent.click(apart('c.pdf'));
    await userEvent.selectOptions(dialog.getByLabelText('Commande de c.pdf'), order.id);
    await userEvent.selectOptions(kind, 'identity');
    await userEvent.click(apart('c.pdf'));
    await userEvent.upload(dialog.getByLabelText(/Choisir des PDF/u), pdf('d.pdf'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Envoyer les 4 fichiers' }));
    await screen.findByText('4 documents sont envoyés.');
    expect(sent(api)).toEqual([
      ['a.pdf', 'identity', null],
      ['b.pdf', 'negative_certificate', null],
      ['c.pdf', 'identity', null],
      ['d.pdf', 'identity', null],
    ]);
  });

  it('shows beside a file why it cannot be sent, and sends the others', async () => {
    const { api } = open();
    const dialog = await openUpload(pdf('vide.pdf', ''), pdf('faux.pdf', 'GIF89a'), pdf('bon.pdf'));
    expect(await dialog.findByText(/^«\s*vide\.pdf\s*» est vide\.$/u)).toBeDefined();
    expect(dialog.getByText(/faux\.pdf\s*» porte le nom d’un PDF/u)).toBeDefined();
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer' }));
    await waitFor(() => expect(api.getCalls(createClientDocument)).toHaveLength(1));
    await userEvent.click(dialog.getByRole('button', { name: 'Retirer vide.pdf' }));
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(/Choisir des/u)));
  });

  it('asks before unsent files are lost', async () => {
    open();
    const dialog = await openUpload(pdf('a.pdf'));
    await dialog.findByLabelText('Type');
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
    const question = await screen.findByRole('alertdialog');
    expect(screen.getByRole('dialog', { name: 'Ajouter des documents' })).toBeDefined();
    await userEvent.click(within(question).getAllByRole('button').at(-1) ?? question);
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Ajouter des documents' })).toBeNull(),
    );
  });

  it('replaces a refused document of the same order', async () => {
    const { api } = open(`${at}?row=${refused.id}`);
    const panel = within(await screen.findByRole('dialog', { name: refused.name }));
    await userEvent.click(panel.getByRole('button', { name: `Renvoyer ${refused.name}` }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Renvoyer/u }));
    await userEvent.upload(dialog.getByLabelText(/Choisir un PDF/u), pdf('nette.pdf'));
    await dialog.findByRole('button', { name: 'Retirer nette.pdf' });
    expect(dialog.queryByLabelText('Type')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByText('Le document est envoyé.')).toBeDefined();
    expect(api.getCalls(createClientDocument)[0]?.body).toMatchObject({
      name: 'nette.pdf',
      kind: 'identity',
      order_id: order.id,
      replaces: refused.id,
    });
  });
});
