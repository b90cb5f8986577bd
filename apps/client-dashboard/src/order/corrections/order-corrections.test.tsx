import {
  correctOrder,
  getClientOrder,
  getFirm,
  listClientOrderMessages,
  type Order,
} from '@tassis/contracts';
import {
  aCreationOrder,
  aDomiciliationOrder,
  aListPage,
  aUser,
  firmAnswer,
} from '@tassis/testing/answers';
import { FakeApi, fieldRefusal, renderArea, staleRefusal, stubDialogs } from '@tassis/testing/area';
import { certificateData, companyCreationData } from '@tassis/testing/builders';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

beforeEach(() => {
  sessionStorage.clear();
  stubDialogs();
});
afterEach(cleanup);

const at = (field: string) => `services.0.data.${field}`;

function asked(order: Order, fields: readonly string[], message = 'À revoir.'): Order {
  return {
    ...order,
    status: 'awaiting_client',
    next_actor: 'client',
    version: 4,
    corrections: fields.map((field) => ({ field: at(field), message })),
  };
}

const creation = aCreationOrder(7, companyCreationData({ ...certificateData(), acronym: 'ATC' }));

function open(order: Order) {
  let current = order;
  const api = new FakeApi()
    .on(getClientOrder, () => ({ success: true, data: current }))
    .on(getFirm, () => firmAnswer())
    .on(listClientOrderMessages, () => aListPage([]))
    .on(correctOrder, () => {
      current = { ...order, status: 'in_review', next_actor: 'firm', corrections: [], version: 5 };
      return { success: true, data: current };
    });
  renderArea(area, {
    at: `/client-dashboard/order/details/${order.id}`,
    api,
    user: aUser('client'),
  });
  return { api, put: (now: Order) => (current = now) };
}

/** The form, which loads only when an order waits for its client. */
const findForm = async () =>
  within(await screen.findByRole('form', { name: 'Corriger ma demande' }, { timeout: 10_000 }));
const send = async () =>
  userEvent.click((await findForm()).getByRole('button', { name: 'Renvoyer ma demande' }));
const sentTo = (api: FakeApi) => api.getCalls(correctOrder).map(({ body }) => body);

describe('the corrections of an order', () => {
  it('shows the asked fields below the firm’s message, and no others', async () => {
    open(asked(creation, ['acronym', 'associates.1.cin'], 'Votre CIN est illisible.'));
    const form = await findForm();
    expect(form.getByText('Votre CIN est illisible.')).toBeDefined();
    expect(form.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
      expect.stringMatching(/-acronym$/u),
      expect.stringMatching(/-cin$/u),
    ]);
  });

  it('sends the corrections, and shows the order’s new state', async () => {
    const { api } = open(asked(creation, ['acronym']));
    const field = (await findForm()).getByLabelText(/Acronyme/u);
    await userEvent.clear(field);
    await userEvent.type(field, 'ARG');
    await send();
    await waitFor(() =>
      expect(sentTo(api)).toEqual([{ corrections: [{ field: at('acronym'), value: 'ARG' }] }]),
    );
    const state = await screen.findByText('En vérification', { selector: 'output *' });
    await waitFor(() => expect(document.activeElement).toBe(state.closest('output')));
    expect(screen.queryByRole('form', { name: 'Corriger ma demande' })).toBeNull();
  });

  it('asks for a new file in place of the stored one', async () => {
    const { api } = open(asked(creation, ['certificate']));
    await send();
    expect(await screen.findByText('Rien n’a été envoyé')).toBeDefined();
    const pdf = new File(['%PDF-1.7 new %%EOF'], 'certificat.pdf', { type: 'application/pdf' });
    await userEvent.upload((await findForm()).getByLabelText(/^Certificat négatif/u), pdf);
    await waitFor(async () => {
      await send();
      expect(sentTo(api)).toEqual([
        { corrections: [{ field: at('certificate'), value: btoa('%PDF-1.7 new %%EOF') }] },
      ]);
    });
  });

  it('shows the API’s errors at their fields', async () => {
    const { api } = open(asked(creation, ['acronym']));
    api.on(correctOrder, () => fieldRefusal({ [at('acronym')]: ['Déjà pris.'] }));
    const field = (await findForm()).getByLabelText(/Acronyme/u);
    await userEvent.type(field, 'X');
    await send();
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(/Déjà pris\./u)).not.toHaveLength(0);
  });

  it('keeps the input when the firm has changed the order meanwhile', async () => {
    const order = asked(creation, ['acronym']);
    const { api, put } = open(order);
    const newer = { ...order, version: 9 };
    api.on(correctOrder, () => staleRefusal(newer));
    const field = (await findForm()).getByLabelText(/Acronyme/u);
    await userEvent.clear(field);
    await userEvent.type(field, 'ARG');
    put(newer);
    await send();
    expect(await screen.findByText(/a modifié votre commande entre-temps/u)).toBeDefined();
    expect((await findForm()).getByLabelText(/Acronyme/u)).toHaveProperty('value', 'ARG');
  });

  it('restores the input after a reload', async () => {
    open(asked(creation, ['acronym']));
    const field = (await findForm()).getByLabelText(/Acronyme/u);
    await userEvent.clear(field);
    await userEvent.type(field, 'ARG');
    cleanup();
    open(asked(creation, ['acronym']));
    expect((await findForm()).getByLabelText(/Acronyme/u)).toHaveProperty('value', 'ARG');
  });

  it('offers a message for a question that no form can answer', async () => {
    const { api } = open(asked(aDomiciliationOrder(7), ['end_date', 'companyName']));
    const form = await findForm();
    expect(form.getByText(/« Date de fin »/u)).toBeDefined();
    expect(form.getByRole('link', { name: 'Écrire au cabinet' }).getAttribute('href')).toBe(
      '#messages',
    );
    await send();
    await userEvent.click(await screen.findByRole('button', { name: 'Renvoyer quand même' }));
    await waitFor(() => expect(sentTo(api)).toHaveLength(1));
  });

  it('asks before it sends unchanged fields, and can be cancelled', async () => {
    const { api } = open(asked(creation, ['acronym']));
    await send();
    const dialog = within(
      await screen.findByRole('alertdialog', { name: /Vous n’avez rien changé/u }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Revenir au formulaire' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sentTo(api)).toEqual([]);
  });

  it('without an asked field can be sent back as it is', async () => {
    const event = {
      at: '2026-11-22T09:30:00.000Z',
      status: 'awaiting_client',
      actor: 'admin',
      message: 'Passez.',
    } as const;
    const { api } = open({ ...asked(creation, []), timeline: [event] });
    expect((await findForm()).getByText('Passez.')).toBeDefined();
    await send();
    await waitFor(() => expect(sentTo(api)).toEqual([{ corrections: [] }]));
  });
});
