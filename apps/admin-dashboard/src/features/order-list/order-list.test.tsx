import { listAdminOrders } from '@tassis/contracts';
import { aListPage, anAdminOrderSummary, aUser, aUuid } from '@tassis/testing/answers';
import { FakeApi, refusal, renderArea, stubDialogs } from '@tassis/testing/area';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

beforeEach(stubDialogs);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const orders = '/admin-dashboard/orders';
const two = aListPage([anAdminOrderSummary(2), anAdminOrderSummary(1)]);

function open(reply: () => unknown = () => two, at = orders) {
  const api = new FakeApi().on(listAdminOrders, reply);
  const view = renderArea(area, { at, api, user: aUser('admin') });
  return { ...view, api, lastQuery: () => api.calls.at(-1)?.query };
}

const date = () => screen.getByRole('columnheader', { name: 'Date' });
const shown = () => screen.findByText('CMD-2026-000002');

describe('the staff’s list of orders', () => {
  it('shows the client and the facts of each order', async () => {
    open();
    const row = await screen.findByRole('row', { name: /CMD-2026-000002/ });
    expect(within(row).getByText('Youssef Benkirane')).toBeDefined();
    const [name, mail] = within(row).getAllByRole('link');
    expect(name?.getAttribute('href')).toBe(`/admin-dashboard/order/${aUuid(2)}`);
    expect(mail?.getAttribute('href')).toBe('mailto:youssef2@example.com');
    expect(within(row).getByText('Certificat négatif')).toBeDefined();
    expect(within(row).getByText('470,00 MAD')).toBeDefined();
  });

  it('says what will fill an empty list', async () => {
    open(() => aListPage([]));
    expect(await screen.findByText('Aucune commande pour le moment')).toBeDefined();
  });

  it('shows why it failed, and can be retried', async () => {
    let answers = 0;
    open(() => (answers++ === 0 ? refusal(429, 'too_many_requests', 'Trop de requêtes.') : two));
    expect((await screen.findByRole('alert')).textContent).toContain('Trop de requêtes.');
    expect(screen.queryByRole('link', { name: 'Toutes les commandes' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await shown()).toBeDefined();
  });
});

describe('its filters', () => {
  it('come from the address, whose last part is the status', async () => {
    const { lastQuery } = open(
      () => two,
      `${orders}/in_review?search=atlas&service=domiciliation&messages=waiting&from=2026-01-01&to=2026-01-31&sort=created_at&page=2`,
    );
    await shown();
    expect(lastQuery()).toEqual({
      page: '2',
      status: 'in_review',
      search: 'atlas',
      service: 'domiciliation',
      messages: 'waiting',
      from: '2026-01-01',
      to: '2026-01-31',
      sort: 'created_at',
    });
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'État' }).value).toBe(
      'in_review',
    );
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Service' }).value).toBe(
      'domiciliation',
    );
    expect(screen.getByLabelText<HTMLInputElement>('Du').value).toBe('01/01/2026');
    expect(screen.getByLabelText<HTMLInputElement>('Au').value).toBe('31/01/2026');
    expect(date().getAttribute('aria-sort')).toBe('ascending');
  });

  it('are ignored when they are invalid', async () => {
    const { lastQuery } = open(
      () => two,
      `${orders}?service=x&from=0202-01-01&to=2026-13-45&sort=total&search=ab&page=0`,
    );
    await shown();
    expect(lastQuery()).toEqual({ page: '1' });
  });

  it.each(['2026-99-99', '2026-02-30'])(
    'give the date field no invalid day such as %s',
    async (day) => {
      // Browsers warn about an invalid attribute; an invalid value they drop silently.
      const given = vi.spyOn(HTMLInputElement.prototype, 'value', 'set');
      const attributes = vi.spyOn(Element.prototype, 'setAttribute');
      const { lastQuery } = open(() => two, `${orders}?from=${day}&to=${day}`);
      await shown();
      expect(lastQuery()).toEqual({ page: '1' });
      expect(screen.getByLabelText<HTMLInputElement>('Du').value).toBe('');
      expect(given.mock.calls.flat()).not.toContain(day);
      expect(attributes.mock.calls.flat()).not.toContain(day);
    },
  );

  it('each change the address, keep the others and reset the page', async () => {
    const { address, lastQuery } = open(() => two, `${orders}?search=atlas&page=4`);
    await shown();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'État' }), 'À compléter');
    await waitFor(() => expect(address()).toBe(`${orders}/awaiting_client?search=atlas`));
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Service' }),
      'Domiciliation',
    );
    await waitFor(() =>
      expect(lastQuery()).toEqual({
        page: '1',
        status: 'awaiting_client',
        search: 'atlas',
        service: 'domiciliation',
      }),
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'État' }), 'Tous les états');
    await waitFor(() => expect(address()).toBe(`${orders}?search=atlas&service=domiciliation`));
  });

  it('apply a complete period; an end before the start shows an error and is not sent', async () => {
    const { address, api } = open(() => two, `${orders}?from=2026-02-01`);
    await shown();
    fireEvent.change(screen.getByLabelText('Au'), { target: { value: '2026-01-01' } });
    await waitFor(() => expect(address()).toBe(`${orders}?from=2026-02-01&to=2026-01-01`));
    expect(await screen.findByText('Cette date précède celle du début.')).toBeDefined();
    expect(await shown()).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Retirer .*Au/ })).toBeNull();
    expect(api.calls.map(({ query }) => query['to'])).not.toContain('2026-01-01');
  });

  it('search from three characters on, without entries in the history', async () => {
    const { api, address, router } = open();
    await shown();
    await userEvent.type(screen.getByLabelText('Recherche'), 'be{Enter}nk{Enter}');
    await waitFor(() => expect(address()).toBe(`${orders}?search=benk`));
    expect(router.state.historyAction).toBe('REPLACE');
    await waitFor(() =>
      expect(api.calls.map(({ query }) => query['search'])).toEqual([undefined, 'benk']),
    );
  });

  it('can be cleared together, typed text included', async () => {
    const { address } = open(() => two, `${orders}/in_review?search=atlas&from=2026-01-01`);
    await shown();
    await userEvent.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    await waitFor(() => expect(address()).toBe(orders));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Recherche').value).toBe(''),
    );
    expect(screen.getByLabelText<HTMLInputElement>('Du').value).toBe('');
    expect(screen.queryByRole('button', { name: 'Effacer les filtres' })).toBeNull();
  });
});

describe('its active filters', () => {
  it('are listed, with the status, and can be removed one by one', async () => {
    const { address } = open(() => two, `${orders}/in_review?search=atlas&from=2026-01-31`);
    await shown();
    const chips = within(screen.getByRole('list', { name: 'Filtres actifs' }));
    const names = chips.getAllByRole('button').map((chip) => chip.getAttribute('aria-label'));
    expect(names.slice(0, 3)).toEqual([
      'Retirer le filtre Recherche\u202F: atlas',
      'Retirer le filtre État\u202F: En vérification',
      'Retirer le filtre Du\u202F: 31/01/2026',
    ]);
    await userEvent.click(chips.getByRole('button', { name: /^Retirer le filtre État/u }));
    await waitFor(() => expect(address()).toBe(`${orders}?search=atlas&from=2026-01-31`));
    await userEvent.click(chips.getByRole('button', { name: /^Retirer le filtre Du/u }));
    await waitFor(() => expect(address()).toBe(`${orders}?search=atlas`));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Du').value).toBe(''));
  });

  it('show how many orders match', async () => {
    open(() => aListPage([anAdminOrderSummary(2)]), `${orders}?search=atlas`);
    await shown();
    expect(screen.getByText('1 commande').tagName).toBe('OUTPUT');
  });
});

describe('its columns', () => {
  it('sort by date both ways, by default the newest first', async () => {
    const { address, lastQuery } = open(() => two, `${orders}?page=4`);
    await shown();
    expect(date().getAttribute('aria-sort')).toBe('descending');
    await userEvent.click(within(date()).getByRole('button'));
    await waitFor(() => expect(lastQuery()).toEqual({ page: '1', sort: 'created_at' }));
    expect(address()).toBe(`${orders}?sort=created_at`);
    await userEvent.click(within(date()).getByRole('button'));
    await waitFor(() => expect(address()).toBe(orders));
  });

  it('can be hidden; the address stores that', async () => {
    const { address } = open(() => two, `${orders}?hide=total`);
    await shown();
    expect(screen.queryByRole('columnheader', { name: 'Total TTC' })).toBeNull();
    await userEvent.click(screen.getByText('Colonnes', { selector: 'summary' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Client' }));
    await waitFor(() => expect(address()).toBe(`${orders}?hide=total&hide=client`));
    await waitFor(() => expect(screen.queryByText('Youssef Benkirane')).toBeNull());
  });
});

describe('its pages', () => {
  const many = { total: 1000, total_capped: true, next_cursor: 'NEXT', prev_cursor: null };

  it('say that the API stopped counting, and link to the end', async () => {
    open(() => aListPage([anAdminOrderSummary(2)], many), `${orders}/submitted`);
    expect(await screen.findByText('Commandes 1 à 20 sur 1 000+')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Aller à la fin' }).getAttribute('href')).toBe(
      `${orders}/submitted?cursor=last`,
    );
    expect(screen.getByRole('link', { name: 'Page suivante' }).getAttribute('href')).toBe(
      `${orders}/submitted?page=2`,
    );
  });

  it('continue with a cursor after the last number', async () => {
    open(() => aListPage([anAdminOrderSummary(2)], { ...many, page: 50 }), `${orders}?page=50`);
    const next = await screen.findByRole('link', { name: 'Page suivante' });
    expect(next.getAttribute('href')).toBe(`${orders}?cursor=NEXT`);
  });

  it('with a refused cursor link to the beginning', async () => {
    open(() => refusal(422, 'validation_failed'), `${orders}?cursor=rubbish`);
    await screen.findByRole('alert');
    const start = screen.getByRole('link', { name: 'Toutes les commandes' });
    expect(start.getAttribute('href')).toBe(orders);
  });

  it('beyond the numbers go one page back and forth, and to the beginning', async () => {
    const deep = { ...many, page: null, prev_cursor: 'PREVIOUS' };
    const { lastQuery } = open(
      () => aListPage([anAdminOrderSummary(2)], deep),
      `${orders}?cursor=abc&search=atlas`,
    );
    await shown();
    expect(lastQuery()).toEqual({ cursor: 'abc', search: 'atlas' });
    const hrefs = within(
      screen.getByRole('navigation', { name: 'Pages de la liste des commandes' }),
    )
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      `${orders}?search=atlas`,
      `${orders}?search=atlas&cursor=PREVIOUS`,
      `${orders}?search=atlas&cursor=NEXT`,
    ]);
  });
});
