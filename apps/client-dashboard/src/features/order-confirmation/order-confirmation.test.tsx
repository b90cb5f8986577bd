import { getClientOrder, getFirm } from '@tassis/contracts';
import { anOrderAnswer, aUser } from '@tassis/testing/answers';
import { FakeApi, refusal, renderArea } from '@tassis/testing/area';
import { firmRecord, siteTexts } from '@tassis/testing/builders';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { area } from '../../area.tsx';

afterEach(cleanup);

const order = anOrderAnswer(7);
const getConfirmationPath = (id: string) => `/client-dashboard/order-confirmation?order=${id}`;
const firm = {
  success: true,
  data: {
    ...firmRecord(),
    ...siteTexts(),
    pricing: {
      vat_rate: 0.2,
      fees: 1500,
      feesBreakdown: [],
      negative_certificate: { service: 200, official_fees: 230, vat: 40, total: 470 },
    },
  },
};

const forbid = () => refusal(403, 'forbidden');

function open(at: string, given: { reply?: () => unknown; state?: unknown } = {}) {
  const { reply = () => ({ success: true, data: order }), state } = given;
  const api = new FakeApi().on(getClientOrder, reply).on(getFirm, () => firm);
  return { api, ...renderArea(area, { at, api, state, user: aUser('client') }) };
}

describe('the confirmation of an order', () => {
  it('shows the order of the navigation state before anything is fetched', async () => {
    open(getConfirmationPath(order.id), {
      state: { order },
      reply: () => new Promise(() => undefined),
    });
    expect(
      await screen.findByRole('heading', { name: 'Votre commande est enregistrée', level: 1 }),
    ).toBeDefined();
    expect(screen.getByText('CMD-2026-000007')).toBeDefined();
  });

  it('needs no id when the state has the order', async () => {
    open('/client-dashboard/order-confirmation', { state: { order } });
    expect(await screen.findByText('CMD-2026-000007')).toBeDefined();
  });

  it('fetches the order by its id, as after a reload', async () => {
    const { api } = open(getConfirmationPath(order.id));
    expect(await screen.findByText('CMD-2026-000007')).toBeDefined();
    expect(api.getCalls(getClientOrder)[0]?.params).toEqual({ id: order.id });
  });

  it('does not show the state of another order', async () => {
    open(getConfirmationPath(order.id), { state: { order: anOrderAnswer(8) } });
    expect(await screen.findByText('CMD-2026-000007')).toBeDefined();
    expect(screen.queryByText('CMD-2026-000008')).toBeNull();
  });

  it.each([
    [true, 1],
    [false, 0],
  ])(
    'says that later changes are missing when the order was sent before: %s',
    async (isEarlier, told) => {
      open(getConfirmationPath(order.id), { state: { order, isEarlier } });
      await screen.findByText('CMD-2026-000007');
      expect(screen.queryAllByText('Cette demande avait déjà été envoyée')).toHaveLength(told);
    },
  );

  it('ignores a state without a valid order', async () => {
    open(getConfirmationPath(order.id), { state: { order: { reference: 'CMD-1' } } });
    expect(await screen.findByText('CMD-2026-000007')).toBeDefined();
  });

  it('keeps the shown order when the refresh fails', async () => {
    const { api } = open(getConfirmationPath(order.id), { state: { order }, reply: forbid });
    await waitFor(() => expect(api.getCalls(getClientOrder)).toHaveLength(1));
    expect(screen.getByText('CMD-2026-000007')).toBeDefined();
  });
});

describe('the content of the confirmation', () => {
  it('names what was ordered, and the beneficiary with the given name first', async () => {
    open(getConfirmationPath(order.id));
    const request = order.services[0]?.negative_certificate_request;
    expect(await screen.findByText(`${request?.lastName} ${request?.firstName}`)).toBeDefined();
    expect(screen.getByText(`CIN ${request?.cin}`)).toBeDefined();
    const names = screen.getByText(request?.firstAppelation ?? '').closest('ol');
    expect(within(names ?? document.body).getAllByRole('listitem')).toHaveLength(3);
  });

  it('shows the lines of the price and the total', async () => {
    open(getConfirmationPath(order.id));
    const table = await screen.findByRole('table', { name: 'Détail du prix' });
    const findAmount = (label: string) =>
      [...table.querySelectorAll('tr')]
        .find((row) => row.querySelector('th')?.textContent === label)
        ?.querySelector('td')?.textContent;
    expect(findAmount('Sous-total HT')).toBe('200,00\u00A0MAD');
    expect(findAmount('TVA (20\u202F%)')).toBe('40,00\u00A0MAD');
    expect(findAmount('Total TTC')).toBe('470,00\u00A0MAD');
    expect(within(table).queryByText('Domiciliation')).toBeNull();
  });

  it('lists the next steps, with the firm’s delay', async () => {
    open(getConfirmationPath(order.id));
    expect(await screen.findByText('Première réponse sous 24 heures ouvrées.')).toBeDefined();
    expect(screen.getByText('Obtention et remise du certificat')).toBeDefined();
  });

  it('shows the day that was promised for the order, if there is one', async () => {
    const promised = anOrderAnswer(7, { expected_by: '2099-11-24' });
    open(getConfirmationPath(order.id), { reply: () => ({ success: true, data: promised }) });
    expect(await screen.findByText('Notre réponse d’ici le mardi 24 novembre.')).toBeDefined();
    expect(screen.queryByText(/heures ouvrées/u)).toBeNull();
  });

  it('can be printed', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    open(getConfirmationPath(order.id));
    await userEvent.click(await screen.findByRole('button', { name: 'Imprimer' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it('links to the order and to the list', async () => {
    open(getConfirmationPath(order.id));
    const follow = await screen.findByRole('link', { name: 'Suivre ma commande' });
    expect(follow.getAttribute('href')).toBe(`/client-dashboard/order/details/${order.id}`);
    expect(screen.getByRole('link', { name: 'Toutes mes commandes' })).toBeDefined();
  });
});

describe('when there is no such order', () => {
  it.each([
    ['a 404', refusal(404, 'not_found')],
    ['a 422', refusal(422, 'validation_failed')],
  ])('%s says so and leads to the list', async (_case, answer) => {
    open(getConfirmationPath(order.id), { reply: () => answer });
    expect(await screen.findByText('Commande introuvable')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Toutes mes commandes' }).getAttribute('href')).toBe(
      '/client-dashboard/orders',
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([getConfirmationPath('unknown'), '/client-dashboard/order/details/unknown'])(
    '%s says so without asking the API',
    async (at) => {
      const { api } = open(at);
      expect(await screen.findByText('Commande introuvable')).toBeDefined();
      expect(screen.getByRole('link', { name: 'Toutes mes commandes' })).toBeDefined();
      expect(api.getCalls(getClientOrder)).toEqual([]);
    },
  );

  it('a failure is not reported as a missing order, and can be retried', async () => {
    open(getConfirmationPath(order.id), {
      reply: () => refusal(429, 'too_many_requests', 'Doucement.'),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Doucement.');
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined();
  });

  it('without id and state no request is sent', async () => {
    const { api } = open('/client-dashboard/order-confirmation');
    expect(await screen.findByText('Aucune commande à confirmer')).toBeDefined();
    expect(api.calls).toEqual([]);
  });
});
