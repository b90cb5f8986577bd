import {
  getClientBill,
  openPaymentSession,
  sendPaymentProof,
  type Bill,
  type ClientDocument,
} from '@tassis/contracts';
import { aBill, aClientDocument, aUser, aUuid } from '@tassis/testing/answers';
import { changeStream, FakeApi, refusal, renderArea } from '@tassis/testing/area';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { area } from '../../area.tsx';
import { getCardPaymentState } from './card-payment-state.ts';

afterEach(cleanup);

const success = (data: unknown) => ({ success: true, data });
const payment = aUuid(77);
const session = (changes: Partial<NonNullable<Bill['card_payment']>> = {}) => ({
  id: payment,
  status: 'open' as const,
  amount: 470,
  refund: 0,
  expires_at: '2999-01-01T00:00:00.000Z',
  ...changes,
});
const proof = (changes: Partial<ClientDocument> = {}) =>
  aClientDocument(5, {
    kind: 'payment_proof',
    name: 'Virement.pdf',
    status: 'pending',
    ...changes,
  });

/** Opens the page of a bill, which a test can let the firm change. */
function open(changes: Partial<Bill> = {}, search = '') {
  const shown = { bill: aBill(2, { due_on: '2999-01-01', ...changes }) };
  const api = new FakeApi().on(getClientBill, () => success(shown.bill));
  const stream = changeStream(api);
  const at = `/client-dashboard/bills/${shown.bill.id}${search}`;
  renderArea(area, { at, api: stream, user: aUser('client') });
  const change = (next: Partial<Bill>) => {
    shown.bill = { ...shown.bill, version: shown.bill.version + 1, ...next };
    stream.send({ type: 'bill', id: shown.bill.id, version: shown.bill.version });
  };
  return { api, change, shown, streams: stream.count };
}

const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const payByCard = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Payer 470,00\sMAD par carte$/u }));

const paid = { status: 'paid', paid: 470, due: 0, ways_to_pay: null } as const;

describe('a bill', () => {
  it('shows the amount due, the account and the reference of the transfer', async () => {
    open({ status: 'partly_paid', paid: 170, due: 300 });
    const pay = within(await screen.findByRole('region', { name: 'Comment payer' }));
    expect(pay.getByText(/^300,00\sMAD$/u)).toBeDefined();
    expect(pay.getByText(/^170,00\sMAD$/u)).toBeDefined();
    expect(pay.getByText('011 519 0000012050005349 21')).toBeDefined();
    expect(pay.getByText('MA64 0115 1900 0001 2050 0053 4921')).toBeDefined();
    expect(pay.getByText('FAC-2026-000002')).toBeDefined();
    expect(pay.getByRole('img', { name: 'Code QR des données du virement' })).toBeDefined();
    expect(pay.queryByText(/échéance est passée/u)).toBeNull();
  });

  it('shows that it is overdue', async () => {
    open({ due_on: '2026-01-01' });
    expect(await screen.findByText(/L’échéance est passée/u)).toBeDefined();
  });

  it('links to its order and to the credit note that cancels it, and asks for no payment', async () => {
    open({
      status: 'cancelled',
      due: 0,
      paid: 170,
      refund: 170,
      ways_to_pay: null,
      refunds: [
        {
          id: aUuid(8),
          amount: 30,
          method: 'transfer',
          paid_at: '2026-11-22',
          reference: 'VIR-42',
        },
      ],
      credit_note: { id: aUuid(9), number: 'AV-2026-000001' },
    });
    const alert = await screen.findByText(/Cette facture est annulée/u);
    expect(alert.textContent).toMatch(/30,00\sMAD vous ont été remboursés le 22 novembre 2026\./u);
    expect(alert.textContent).toMatch(/170,00\sMAD vous seront remboursés/u);
    expect(screen.getByText('Remboursé le 22 novembre 2026')).toBeDefined();
    const paidBack = screen.getByText(/^30,00\sMAD, Virement,/u);
    expect(paidBack.textContent).toContain('VIR-42');
    expect(getHref('CMD-2026-000002')).toBe(`/client-dashboard/order/details/${aUuid(2)}`);
    expect(getHref('AV-2026-000001')).toBe(`/client-dashboard/bills/${aUuid(9)}`);
    expect(screen.queryByRole('region', { name: 'Comment payer' })).toBeNull();
  });

  it('that is a credit note links to the bill with the refunds', async () => {
    open({
      kind: 'credit_note',
      status: null,
      due: 0,
      ways_to_pay: null,
      credited_bill: { id: aUuid(9), number: 'FAC-2026-000009' },
    });
    await screen.findByText(/vous êtes remboursé/u);
    expect(getHref('Voir la facture FAC-2026-000009')).toBe(`/client-dashboard/bills/${aUuid(9)}`);
  });

  it('of a firm without a bank account and cards says whom to contact', async () => {
    open({ ways_to_pay: { transfer: null, card: false } });
    expect(await screen.findByText(/demandez-nous notre RIB/u)).toBeDefined();
    expect(screen.queryByRole('button', { name: /par carte/u })).toBeNull();
  });

  it.each([404, 422])('that does not exist (%s) says so, and links to the list', async (status) => {
    const api = new FakeApi().on(getClientBill, () => refusal(status, 'not_found'));
    renderArea(area, { at: '/client-dashboard/bills/1', api, user: aUser('client') });
    expect(await screen.findByText('Facture introuvable')).toBeDefined();
    const back = screen.getByRole('link', { name: 'Toutes mes factures' });
    expect(back.getAttribute('href')).toBe('/client-dashboard/bills');
  });
});

describe('the proof of a transfer', () => {
  it('is uploaded, and the next step is shown', async () => {
    const { api, shown } = open();
    api.on(sendPaymentProof, () => {
      shown.bill = { ...shown.bill, status: 'proof_sent', documents: [proof()] };
      return success(shown.bill);
    });
    const file = new File(['%PDF-1.7\n%%EOF\n'], 'Virement.pdf', { type: 'application/pdf' });
    await userEvent.upload(await screen.findByLabelText(/^Justificatif de virement/u), file);
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer le justificatif' }));
    expect(await screen.findByText(/Votre justificatif est bien arrivé/u)).toBeDefined();
    const pay = screen.getByRole('region', { name: 'Comment payer' });
    await waitFor(() => expect(document.activeElement).toBe(pay));
    expect(api.getCalls(sendPaymentProof)[0]?.body).toMatchObject({ name: 'Virement.pdf' });
  });

  it('that waits for review comes first, and the ways to pay are closed', async () => {
    open({ status: 'proof_sent', due_on: '2026-01-01', documents: [proof()] });
    const pay = within(await screen.findByRole('region', { name: 'Comment payer' }));
    const [waits] = pay.getAllByText(/Votre justificatif est bien arrivé/u);
    const due = pay.getByText('Reste à payer');
    expect(waits?.compareDocumentPosition(due)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText(/échéance est passée|^En retard$/u)).toBeNull();
    const otherwise = pay.getByText('Payer autrement').closest('details');
    expect(otherwise?.open).toBe(false);
    for (const way of [/par carte$/u, 'Envoyer le justificatif'])
      expect(otherwise?.contains(pay.getByText(way))).toBe(true);
  });

  it('of a paid bill shows no waiting state, and neither does its receipt', async () => {
    const receipt = aClientDocument(6, { kind: 'receipt', origin: 'system', status: 'accepted' });
    open({ ...paid, documents: [receipt, proof()] });
    expect(await screen.findByText('Justificatif de paiement', { selector: 'dt' })).toBeDefined();
    expect(screen.getByText('Reçu de paiement', { selector: 'dt' })).toBeDefined();
  });

  it('that was refused shows the reason', async () => {
    open({ documents: [proof({ status: 'refused', review_reason: 'Le montant diffère.' })] });
    expect(await screen.findByText(/accepté.*Le montant diffère\./u)).toBeDefined();
  });
});

describe('a payment by card', () => {
  it('is started once however often the button is pressed, and a refusal shows why', async () => {
    const { api } = open();
    const answer = Promise.withResolvers<unknown>();
    api.on(openPaymentSession, () => answer.promise);
    await payByCard();
    await userEvent.click(screen.getByRole('button', { name: /Ouverture de la page|par carte/u }));
    answer.resolve(refusal(409, 'bill_not_due', 'Il n’y a rien à payer sur cette facture.'));
    expect(await screen.findByText('Il n’y a rien à payer sur cette facture.')).toBeDefined();
    expect(api.getCalls(openPaymentSession)).toHaveLength(1);
  });

  it('is waited for after the return, and shown once it has arrived', async () => {
    const { change, streams } = open({ card_payment: session() }, `?payment=${payment}`);
    expect(await screen.findByText('Paiement en cours de confirmation')).toBeDefined();
    expect(screen.queryByRole('button', { name: /par carte/u })).toBeNull();
    await waitFor(() => expect(streams()).toBe(1));
    change({ ...paid, card_payment: session({ status: 'paid' }) });
    expect(await screen.findByText('Paiement reçu')).toBeDefined();
    expect(screen.getByText(/^Cette facture est réglée/u)).toBeDefined();
  });

  it('that the bank refuses is noticed too, although no change event reports it', async () => {
    const { shown } = open({ card_payment: session() }, `?payment=${payment}`);
    await screen.findByText('Paiement en cours de confirmation');
    shown.bill = { ...shown.bill, card_payment: session({ status: 'failed' }) };
    expect(await screen.findByText('Paiement refusé', {}, { timeout: 10_000 })).toBeDefined();
    expect(screen.getByRole('button', { name: /par carte/u })).toBeDefined();
  });

  it('that nobody confirms in time can be made again', async () => {
    open({ card_payment: session() }, `?payment=${payment}`);
    await screen.findByText('Paiement en cours de confirmation');
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('3000-01-01'));
    onTestFinished(() => clock.mockRestore());
    const over = await screen.findByText('Aucune confirmation reçue', {}, { timeout: 10_000 });
    expect(over).toBeDefined();
    expect(screen.getByRole('button', { name: /par carte/u })).toBeDefined();
  });

  it.each([
    [0, /paiement de 470,00\sMAD est enregistré\. Son reçu/u],
    [170, /300,00\sMAD règlent.*reçu rangé plus bas, et 170,00\sMAD vous seront remboursés/u],
    [470, /paiement de 470,00\sMAD est bien arrivé, mais il ne restait rien à payer/u],
  ])('of which %s MAD go back says so, and names no receipt but its own', async (refund, said) => {
    const card = session({ status: 'paid', refund });
    open({ ...paid, refund, card_payment: card }, `?payment=${payment}`);
    expect((await screen.findByText('Paiement reçu')).closest('[role]')?.textContent).toMatch(said);
  });
});

describe('the state of a card payment', () => {
  it.each([
    [session(), payment, 'waiting'],
    [session({ expires_at: '2020-01-01T00:00:00.000Z' }), payment, 'expired'],
    [session({ status: 'failed' }), payment, 'failed'],
    [session(), null, null],
    [session(), aUuid(78), null],
    [null, payment, null],
  ])('%j, back from %s: %s', (card_payment, back, state) => {
    expect(getCardPaymentState({ card_payment }, back)).toBe(state);
  });
});
