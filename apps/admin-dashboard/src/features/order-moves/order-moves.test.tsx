import {
  listOrderAudit,
  previewOrderTransition,
  transitionOrder,
  type AdminOrder,
  type AuditEntry,
} from '@tassis/contracts';
import { anAdminOrder, anOrderAnswer, aUser, aUuid } from '@tassis/testing/answers';
import { stubDialogs, refusal, renderArea, staleRefusal } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';
import { loadOrderPage, orderApi } from '../../order/testing/order-api.ts';

beforeAll(async () => {
  stubDialogs();
  await loadOrderPage();
});
afterEach(cleanup);

/** Opens an order with this status; a move changes the fake API's answer. */
function open(status: AdminOrder['status'], documents: AdminOrder['documents'] = []) {
  let order = anAdminOrder(anOrderAnswer(7, { status, documents }));
  const api = orderApi(() => order).on(transitionOrder, ({ body }) => {
    const { to } = transitionOrder.request.body.parse(body);
    order = { ...order, status: to, version: order.version + 1 };
    return { success: true, data: order };
  });
  renderArea(area, { at: `/admin-dashboard/order/${order.id}`, api, user: aUser('admin') });
  return {
    api,
    sent: () => api.getCalls(transitionOrder).at(-1)?.body,
    /** Simulates a move by somebody else. */
    move: (to: AdminOrder['status']) => {
      order = { ...order, status: to, version: order.version + 1 };
      return order;
    },
  };
}

const aMove = (actor: AuditEntry['actor']): AuditEntry => ({
  id: 1,
  at: '2026-11-21T09:00:00.000Z',
  actor,
  action: 'transitionOrder',
  reason: null,
  before: null,
  after: null,
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));

describe('an order’s moves', () => {
  it.each([
    ['submitted', ['Prendre en charge'], ['Annuler la commande']],
    [
      'in_review',
      ['Lancer le traitement', 'Demander des corrections'],
      ['Annuler la commande', 'Refuser la commande'],
    ],
    ['awaiting_client', ['Reprendre la vérification'], ['Annuler la commande']],
    ['in_progress', ['Terminer la commande', 'Demander des corrections'], ['Annuler la commande']],
  ] as const)('are those that %s allows', async (status, buttons, ends) => {
    open(status);
    for (const name of buttons) expect(await screen.findByRole('button', { name })).toBeDefined();
    await press('Autres actions');
    const items = screen.getAllByRole('menuitem', { name: / la commande$/, hidden: true });
    expect(items.map(({ textContent }) => textContent)).toEqual(ends);
  });

  it('a final order has none', async () => {
    open('completed');
    await screen.findByRole('heading', { name: 'CMD-2026-000007' });
    expect(screen.queryByRole('button', { name: 'Autres actions' })).toBeNull();
  });

  it('send the message that the client reads', async () => {
    const { sent } = open('submitted');
    await press('Prendre en charge');
    const shown = await dialog(/CMD-2026-000007/);
    await userEvent.type(shown.getByLabelText('Message (facultatif)'), 'Nous commençons.');
    await userEvent.click(shown.getByRole('button', { name: 'Prendre en charge' }));
    expect(await screen.findByText('La commande est maintenant : En vérification.')).toBeDefined();
    expect(sent()).toEqual({
      to: 'in_review',
      message: 'Nous commençons.',
      visible_to_client: true,
    });
    expect(await screen.findByRole('button', { name: 'Lancer le traitement' })).toBeDefined();
  });

  it('ask the client for the ticked fields, with the message', async () => {
    const { sent } = open('in_review');
    await press('Demander des corrections');
    const shown = await dialog(/Demander des corrections/);
    const ask = shown.getByRole('button', { name: 'Demander des corrections' });
    await userEvent.click(ask);
    expect(sent()).toBeUndefined();
    await userEvent.type(shown.getByLabelText(/Message au client/), 'Le CIN est illisible.');
    await userEvent.click(shown.getByRole('checkbox', { name: /^CIN/ }));
    await userEvent.click(ask);
    await waitFor(() =>
      expect(sent()).toEqual({
        to: 'awaiting_client',
        message: 'Le CIN est illisible.',
        fields: ['services.0.data.cin'],
      }),
    );
  });

  it('start with a template, and preview the mail for the client', async () => {
    const { api } = open('in_review');
    api.on(previewOrderTransition, ({ body }) => {
      const { message } = previewOrderTransition.request.body.parse(body);
      return {
        success: true,
        data: { mail: { subject: 'En cours', text: `Bonjour. ${message}` } },
      };
    });
    await press('Lancer le traitement');
    const shown = await dialog(/Lancer le traitement/);
    const [item] = shown.getAllByRole('menuitem', { name: 'Dossier complet', hidden: true });
    item?.click();
    await userEvent.click(shown.getByRole('button', { name: 'Aperçu pour le client' }));
    const preview = within(await shown.findByRole('region', { name: 'Ce que voit le client' }));
    expect(preview.getByText(/^Bonjour. Votre dossier est complet/)).toBeDefined();
    const line = within(preview.getByRole('list', { name: 'Dans son suivi' }));
    expect(line.getByText(/Votre dossier est complet/)).toBeDefined();
    await userEvent.type(shown.getByLabelText('Message (facultatif)'), ' À bientôt.');
    expect(
      await preview.findByText(/^Bonjour. Votre dossier est complet.* À bientôt\.$/),
    ).toBeDefined();
    await userEvent.click(shown.getByRole('checkbox', { name: 'Le client lit ce message' }));
    await waitFor(() => expect(line.queryByText(/Votre dossier est complet/)).toBeNull());
  });

  it('ask before a message is lost', async () => {
    open('in_review');
    await press('Lancer le traitement');
    const shown = await dialog(/Lancer le traitement/);
    const message = shown.getByLabelText<HTMLTextAreaElement>('Message (facultatif)');
    await userEvent.type(message, 'On y va.');
    await userEvent.click(shown.getByRole('button', { name: 'Fermer' }));
    await press('Continuer à modifier');
    expect(message.value).toBe('On y va.');
    await userEvent.click(shown.getByRole('button', { name: 'Annuler' }));
    await press('Abandonner');
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: /Lancer le traitement/ })).toBeNull(),
    );
  });

  const me = aUser('admin');
  it.each([
    [{ id: me.id, name: me.userName }, /^Vous avez modifié .* dans un autre onglet\./u],
    [{ id: aUuid(8), name: 'Karim Alaoui' }, /^Karim Alaoui a modifié cette commande/u],
  ])('wait where $name was faster, and keep what was typed', async (actor, who) => {
    const { api, move } = open('in_review');
    await screen.findByText('Rien n’a encore été changé.');
    await press('Lancer le traitement');
    const shown = await dialog(/Lancer le traitement/);
    await userEvent.type(shown.getByLabelText('Message (facultatif)'), 'On y va.');
    api.on(listOrderAudit, () => ({ success: true, data: [aMove(actor)] }));
    api.on(transitionOrder, () => staleRefusal(move('awaiting_client')));
    await userEvent.click(shown.getByRole('button', { name: 'Lancer le traitement' }));
    expect((await shown.findByText(/Elle est maintenant : À compléter/)).textContent).toMatch(who);
    expect(shown.getByLabelText<HTMLTextAreaElement>('Message (facultatif)').value).toBe(
      'On y va.',
    );
  });

  it('warn that a document still waits for review before the bill is issued', async () => {
    const created_at = '2026-11-21T09:00:00.000Z';
    const file = { kind: 'negative_certificate', name: 'certificat.pdf', created_at } as const;
    open('in_review', [
      { ...file, id: aUuid(60), status: 'pending' },
      { ...file, id: aUuid(61), status: 'accepted' },
    ]);
    const way = await screen.findByRole('link', { name: /^1\spièce à vérifier$/u });
    expect(way.getAttribute('href')).toMatch(/#documents$/u);
    await press('Lancer le traitement');
    const start = await dialog(/Lancer le traitement/);
    expect(start.getByText(/^1\spièce à vérifier dans cette commande\.$/u)).toBeDefined();
    await userEvent.click(start.getByRole('button', { name: 'Annuler' }));
    await press('Demander des corrections');
    const ask = await dialog(/Demander des corrections/);
    expect(ask.queryByText(/à vérifier dans cette commande/u)).toBeNull();
  });

  it('show why they were refused', async () => {
    const { api } = open('in_review');
    api.on(transitionOrder, () => refusal(409, 'firm_to_fill', 'Le cabinet est à compléter.'));
    await press('Lancer le traitement');
    const shown = await dialog(/Lancer le traitement/);
    await userEvent.click(shown.getByRole('button', { name: 'Lancer le traitement' }));
    expect(await shown.findByText('Le cabinet est à compléter.')).toBeDefined();
    const way = shown.getByRole('link', { name: 'Compléter les informations du cabinet' });
    expect(way.getAttribute('href')).toBe('/system-settings');
  });
});
