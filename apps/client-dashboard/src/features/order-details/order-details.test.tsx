import {
  getClientOrder,
  listClientDocuments,
  listClientOrderMessages,
  type Order,
} from '@tassis/contracts';
import {
  aClientDocument,
  aListPage,
  anOrderAnswer,
  anOrderMessage,
  aUser,
  packagesAnswer,
} from '@tassis/testing/answers';
import { changeStream, FakeApi, renderArea } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

afterEach(cleanup);

function open(changes: Partial<Order> = {}) {
  const order = anOrderAnswer(7, changes);
  const api = new FakeApi()
    .on(getClientOrder, () => ({ success: true, data: order }))
    .on(listClientDocuments, () => aListPage([]))
    .on(listClientOrderMessages, () =>
      aListPage([anOrderMessage(1, { side: 'staff', text: 'C’est prêt.' })]),
    );
  renderArea(area, {
    at: `/client-dashboard/order/details/${order.id}`,
    api,
    user: aUser('client'),
  });
}

/** Opens the page of an order, which a test can let the firm change. */
function openLive() {
  let order = anOrderAnswer(7);
  const api = new FakeApi()
    .on(getClientOrder, () => ({ success: true, data: order }))
    .on(listClientDocuments, () => aListPage([]))
    .on(listClientOrderMessages, () => aListPage([]));
  const stream = changeStream(api);
  renderArea(area, {
    at: `/client-dashboard/order/details/${order.id}`,
    api: stream,
    user: aUser('client'),
  });
  const change = (changes: Partial<Order>) => {
    order = anOrderAnswer(7, { version: order.version + 1, ...changes });
    stream.send({ type: 'order', id: order.id, version: order.version });
  };
  return { change, streams: stream.count };
}

/** Opens the page of an order that loads until `answer` is called. */
function openLater() {
  const order = anOrderAnswer(7);
  const answered = Promise.withResolvers<void>();
  const api = new FakeApi()
    .on(getClientOrder, async () => {
      await answered.promise;
      return { success: true, data: order };
    })
    .on(listClientDocuments, () => aListPage([]))
    .on(listClientOrderMessages, () => aListPage([]));
  renderArea(area, {
    at: `/client-dashboard/order/details/${order.id}`,
    api,
    user: aUser('client'),
  });
  return { answer: answered.resolve };
}

const submitted = {
  at: '2026-11-21T09:30:00.000Z',
  status: 'submitted',
  actor: 'client',
  message: null,
} as const;
const later = {
  at: '2026-11-22T09:30:00.000Z',
  status: 'awaiting_client',
  actor: 'admin',
  message: 'Il manque la pièce d’identité.',
} as const;

describe('an order’s page', () => {
  it('has the reference as title, and shows facts, price and timeline', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'CMD-2026-000007', level: 1 })).toBeDefined();
    await waitFor(() => expect(document.title).toContain('CMD-2026-000007 – Espace client'));
    expect(screen.getByRole('heading', { name: 'Votre demande' })).toBeDefined();
    expect(screen.getByRole('table', { name: 'Détail du prix' })).toBeDefined();
  });

  it.each([
    ['no price of its own', 0, /^Création et domiciliation/u],
    ['a price of its own', 2200, /^Domiciliation/u],
  ])('names a creation that has %s', async (_, creation, name) => {
    const pricing = { ...anOrderAnswer(7).pricing, domiciliation: 7900, creation, service: 0 };
    const bought = packagesAnswer().data.find(({ code }) => code === 'COMBO_PREMIUM') ?? null;
    open({ package: bought, pricing });
    expect(await screen.findByRole('rowheader', { name })).toBeDefined();
  });

  it('shows what the firm has written', async () => {
    open();
    const messages = await screen.findByRole('list', { name: /^Messages/u });
    expect(within(messages).getByText('C’est prêt.')).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Votre message' })).toBeDefined();
  });

  it.each([
    ['submitted', 1],
    ['completed', 1],
    ['cancelled', 0],
    ['rejected', 0],
  ] as const)('takes documents while the order is %s: %s', async (status, offered) => {
    open({ status });
    await screen.findByRole('heading', { name: 'Documents' });
    expect(screen.queryAllByRole('button', { name: 'Ajouter' })).toHaveLength(offered);
  });

  it('shows the fees of a creation under one name', async () => {
    const feesBreakdown = [
      { code: 'registration', amount: 500 },
      { code: 'commercial_register', amount: 350 },
    ] as const;
    open({
      pricing: { ...anOrderAnswer(7).pricing, fees: 850, feesBreakdown: [...feesBreakdown] },
    });
    const name = 'Frais administratifs frais officiels, sans TVA';
    const row = (await screen.findByRole('rowheader', { name })).closest('tr');
    expect(row?.textContent).toContain('850,00\u00A0MAD');
    expect(row?.nextElementSibling?.textContent).toContain('Droits d’enregistrement500,00');
  });

  it('shows one link back to the orders, from the beginning', async () => {
    const { answer } = openLater();
    const crumbs = await screen.findByRole('navigation', { name: 'Fil d’Ariane' });
    const back = await within(crumbs).findByRole('link', { name: 'Commandes' });
    expect(back.getAttribute('href')).toBe('/client-dashboard/orders');
    const before = within(crumbs).getByText('Commande');
    expect(before.getAttribute('aria-current')).toBe('page');
    answer();
    expect(await within(crumbs).findByText('CMD-2026-000007')).toBe(before);
    expect(within(crumbs).getAllByRole('listitem')).toHaveLength(2);
  });

  it('shows the timeline, the last step as the current one', async () => {
    open({ status: 'awaiting_client', timeline: [submitted, later] });
    const timeline = await screen.findByRole('list', { name: 'Suivi' });
    const [first, last] = within(timeline).getAllByRole('listitem');
    expect(first?.textContent).toContain('Reçue');
    expect(first?.getAttribute('aria-current')).toBeNull();
    expect(last?.textContent).toContain('Il manque la pièce d’identité.');
    expect(last?.getAttribute('aria-current')).toBe('step');
  });

  it('a final order has no current step', async () => {
    open({ status: 'completed', timeline: [submitted, { ...later, status: 'completed' }] });
    const timeline = await screen.findByRole('list', { name: 'Suivi' });
    expect(timeline.querySelector('[aria-current]')).toBeNull();
  });

  it('shows a refusal with its reason while the order is open', async () => {
    const { change, streams } = openLive();
    const badge = await screen.findByText('Reçue', { selector: 'output *' });
    await waitFor(() => expect(streams()).toBe(1));
    const refusal = {
      ...later,
      status: 'rejected',
      message: 'La dénomination est prise.',
    } as const;
    change({ status: 'rejected', timeline: [submitted, refusal] });
    expect(await screen.findAllByText('La dénomination est prise.')).toHaveLength(2);
    expect(badge.closest('output')?.textContent).toBe('Refusée');
  });

  it.each([
    [{ expected_by: '2099-11-24' }, 'Notre réponse d’ici le mardi 24 novembre.'],
    [
      { status: 'in_progress', expected_by: '2099-11-24' },
      'Nous traitons votre dossier : fin prévue d’ici le mardi 24 novembre.',
    ],
    [{ status: 'in_progress' }, 'Nous traitons votre dossier.'],
  ] as const)('says who acts next: %j', async (changes, text) => {
    open(changes);
    expect(await screen.findAllByText(text)).toHaveLength(2);
  });

  it('says that the promised day has passed, with a link to the firm', async () => {
    open({ expected_by: '2026-01-05' });
    const alert = (await screen.findByText('Nous avons dépassé notre délai')).parentElement;
    expect(alert?.parentElement?.textContent).toContain('prévue pour le lundi 5 janvier');
    expect(screen.getByRole('link', { name: 'Écrire au cabinet' })).toBeDefined();
  });

  it('shows the next steps, and none for a final order', async () => {
    open();
    const timeline = await screen.findByRole('list', { name: 'Suivi' });
    expect(within(timeline).getAllByText(/\(à venir\)/u)).toHaveLength(3);
    cleanup();
    open({ status: 'completed', timeline: [submitted, { ...later, status: 'completed' }] });
    const done = await screen.findByRole('list', { name: 'Suivi' });
    expect(within(done).queryByText(/\(à venir\)/u)).toBeNull();
  });
});

it('links to all documents of an order with more than it shows', async () => {
  const order = anOrderAnswer(7);
  const api = new FakeApi()
    .on(getClientOrder, () => ({ success: true, data: order }))
    .on(listClientDocuments, () => aListPage([aClientDocument(1)], { next_cursor: 'next' }))
    .on(listClientOrderMessages, () => aListPage([]));
  const at = `/client-dashboard/order/details/${order.id}`;
  renderArea(area, { at, api, user: aUser('client') });
  const link = await screen.findByRole('link', { name: 'Tous les documents de cette commande' });
  expect(link.getAttribute('href')).toBe(`/client-dashboard/documents?order=${order.id}`);
});
