import { listClientOrders } from '@tassis/contracts';
import { aListPage, anOrderSummary, aUser } from '@tassis/testing/answers';
import { FakeApi, refusal, renderArea } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

afterEach(cleanup);

const two = aListPage([
  anOrderSummary(2, { status: 'in_review', expected_by: '2099-11-24' }),
  anOrderSummary(1),
]);

function open(reply: () => unknown, at = '/client-dashboard/orders', locale: 'fr' | 'en' = 'fr') {
  const api = new FakeApi().on(listClientOrders, reply);
  return { api, ...renderArea(area, { at, api, locale, user: aUser('client') }) };
}

/** The text of a row about who acts next. */
async function readTurn(reference: string) {
  const row = await screen.findByRole('row', { name: new RegExp(reference, 'u') });
  return within(row).getAllByRole('cell')[3]?.textContent;
}

describe('the client’s list of orders', () => {
  it('shows each order with its service, date, status and total', async () => {
    open(() => two);
    const row = await screen.findByRole('row', { name: /CMD-2026-000002/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Certificat négatif',
      '21/11/2026',
      'En vérification',
      'Notre réponse d’ici le 24/11/2099',
      '470,00\u00A0MAD',
    ]);
    expect(within(row).getByRole('link').getAttribute('href')).toBe(
      `/client-dashboard/order/details/${anOrderSummary(2).id}`,
    );
    expect(document.title).toBe('Commandes – Espace client · Tassis');
  });

  it('says who acts next, and what is late', async () => {
    const asked = anOrderSummary(3, { status: 'awaiting_client' });
    const late = anOrderSummary(2, { expected_by: '2026-01-05' });
    const done = anOrderSummary(1, { status: 'completed' });
    open(() => aListPage([asked, late, done]));
    expect(await readTurn('CMD-2026-000003')).toBe('À vous de jouer');
    expect(await readTurn('CMD-2026-000002')).toBe('Réponse en retard');
    expect(await readTurn('CMD-2026-000001')).toBe('');
  });

  it('says what will fill an empty list, and links to the order pages', async () => {
    open(() => aListPage([]));
    expect(await screen.findByText('Aucune commande pour le moment')).toBeDefined();
    expect(
      screen.getByRole('link', { name: 'Demander un certificat négatif' }).getAttribute('href'),
    ).toBe('/negative-certificate');
  });

  it('shows the API’s message when it fails, and can be retried', async () => {
    let answers = 0;
    open(() => (answers++ === 0 ? refusal(403, 'forbidden', 'Accès refusé.') : two));
    expect((await screen.findByRole('alert')).textContent).toContain('Accès refusé.');
    expect(screen.getByText('request-1')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('CMD-2026-000002')).toBeDefined();
  });

  it('is in English on an English site', async () => {
    open(() => two, '/client-dashboard/orders', 'en');
    expect(await screen.findByRole('heading', { name: 'Orders', level: 1 })).toBeDefined();
    expect(await screen.findByText('In review')).toBeDefined();
  });
});

describe('its filters', () => {
  it('come from the address', async () => {
    const { api } = open(
      () => two,
      '/client-dashboard/orders?status=in_review&search=atlas&page=2',
    );
    await screen.findByText('CMD-2026-000002');
    expect(api.calls[0]?.query).toEqual({ status: 'in_review', search: 'atlas', page: '2' });
    expect(screen.getByLabelText<HTMLSelectElement>('État').value).toBe('in_review');
    expect(screen.getByLabelText<HTMLInputElement>('Recherche').value).toBe('atlas');
  });

  it('are ignored when they are invalid', async () => {
    const { api } = open(
      () => two,
      '/client-dashboard/orders?status=lost&search=ab&page=-1&color=red',
    );
    await screen.findByText('CMD-2026-000002');
    expect(api.calls[0]?.query).toEqual({ page: '1' });
  });

  it('are stored in the address, and reset the page', async () => {
    const { api, address } = open(() => two, '/client-dashboard/orders?page=3');
    await screen.findByText('CMD-2026-000002');
    await userEvent.selectOptions(screen.getByLabelText('État'), 'En vérification');
    await waitFor(() => expect(address()).toBe('/client-dashboard/orders?status=in_review'));
    await waitFor(() =>
      expect(api.calls.at(-1)?.query).toEqual({ status: 'in_review', page: '1' }),
    );
  });

  it('search from three characters on', async () => {
    const { api, address } = open(() => two);
    const search = await screen.findByLabelText('Recherche');
    await userEvent.type(search, 'at{Enter}');
    expect(address()).toBe('/client-dashboard/orders');
    await userEvent.type(search, 'l');
    await waitFor(() => expect(address()).toBe('/client-dashboard/orders?search=atl'));
    await waitFor(() => expect(api.calls.at(-1)?.query['search']).toBe('atl'));
    await userEvent.clear(search);
    await waitFor(() => expect(address()).toBe('/client-dashboard/orders'));
    expect(new Set(api.calls.map(({ query }) => query['search']))).toEqual(
      new Set([undefined, 'atl']),
    );
  });

  it('are listed when active, and can be removed one by one', async () => {
    const { address } = open(
      () => two,
      '/client-dashboard/orders?status=in_review&search=atlas&page=2',
    );
    await screen.findByText('CMD-2026-000002');
    await userEvent.click(
      screen.getByRole('button', { name: 'Retirer le filtre État\u202F: En vérification' }),
    );
    await waitFor(() => expect(address()).toBe('/client-dashboard/orders?search=atlas'));
    await userEvent.click(screen.getByRole('button', { name: /^Retirer le filtre Recherche/u }));
    await waitFor(() => expect(address()).toBe('/client-dashboard/orders'));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Recherche').value).toBe(''),
    );
  });

  it('keep a text that is too short to search for', async () => {
    const { address } = open(() => two, '/client-dashboard/orders?search=atl');
    const search = await screen.findByLabelText<HTMLInputElement>('Recherche');
    await userEvent.type(search, '{Backspace}');
    await waitFor(() => expect(address()).toBe('/client-dashboard/orders'));
    expect(search.value).toBe('at');
  });

  it('follow the browser’s back button', async () => {
    const { router } = open(() => two, '/client-dashboard/orders?search=atlas');
    const search = await screen.findByLabelText<HTMLInputElement>('Recherche');
    await router.navigate('/client-dashboard/orders?search=rif');
    await waitFor(() => expect(search.value).toBe('rif'));
    await router.navigate(-1);
    await waitFor(() => expect(search.value).toBe('atlas'));
  });

  it('reject Arabic with an error', async () => {
    const { api } = open(() => two);
    await userEvent.type(await screen.findByLabelText('Recherche'), 'الأطلس{Enter}');
    expect(await screen.findByText('Les caractères arabes ne sont pas acceptés.')).toBeDefined();
    expect(api.calls).toHaveLength(1);
  });

  it('without a match can be cleared', async () => {
    const { address } = open(() => aListPage([]), '/client-dashboard/orders?status=rejected');
    await userEvent.click(await screen.findByRole('link', { name: 'Effacer les filtres' }));
    expect(address()).toBe('/client-dashboard/orders');
    expect(await screen.findByText('Aucune commande pour le moment')).toBeDefined();
  });
});

describe('its pages', () => {
  const second = aListPage([anOrderSummary(21)], { page: 2, total: 41 });

  it('are links that keep the filters', async () => {
    open(() => second, '/client-dashboard/orders?status=submitted&page=2');
    const next = await screen.findByRole('link', { name: 'Page suivante' });
    expect(next.getAttribute('href')).toBe('/client-dashboard/orders?status=submitted&page=3');
    expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe(
      '/client-dashboard/orders?status=submitted',
    );
    expect(screen.getByText('Commandes 21 à 40 sur 41')).toBeDefined();
  });

  it('beyond the last one link to the first', async () => {
    open(() => aListPage([], { page: 9, total: 41 }), '/client-dashboard/orders?page=9');
    const back = await screen.findByRole('link', { name: 'Revenir à la première page' });
    expect(back.getAttribute('href')).toBe('/client-dashboard/orders');
  });
});
