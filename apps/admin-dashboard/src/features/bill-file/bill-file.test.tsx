import {
  cancelBill,
  createPayment,
  createRefund,
  getAdminBill,
  getAdminSettings,
  reissueBill,
  remindBill,
} from '@tassis/contracts';
import { anAdminBill, aUser, aUuid, firmAnswer } from '@tassis/testing/answers';
import { FakeApi, fieldRefusal, refusal, renderArea, staleRefusal } from '@tassis/testing/area';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';

// jsdom lacks these methods of dialogs.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = openIt;
  HTMLDialogElement.prototype.close = closeIt;
});

function openIt(this: HTMLDialogElement) {
  this.open = true;
}

function closeIt(this: HTMLDialogElement) {
  this.open = false;
}

afterEach(cleanup);

const success = (data: unknown) => ({ success: true, data });
const fresh = anAdminBill(2);
const partly = anAdminBill(2, {
  status: 'partly_paid',
  paid: 170,
  due: 300,
  version: 2,
  payments: [{ id: aUuid(9), amount: 170, method: 'cash', paid_at: '2026-11-22', note: 'Reçu 4' }],
});

async function open(bill = fresh) {
  const shown = { bill };
  const api = new FakeApi().on(getAdminBill, () => success(shown.bill));
  const view = renderArea(area, {
    at: `/admin-dashboard/bill/${bill.id}`,
    api,
    user: aUser('admin'),
  });
  await screen.findByRole('heading', { name: bill.number, level: 1 });
  await screen.findByText('Quatre cent soixante-dix dirhams');
  return { ...view, api, shown };
}

const amount = () => screen.getByLabelText<HTMLInputElement>('Montant');
/** The confirmation of a payment, which names the amount. */
const answer = async (sum: RegExp, name: string) => {
  const dialog = await screen.findByRole('alertdialog', { name: sum });
  await userEvent.click(within(dialog).getByRole('button', { name }));
};
const record = (sum: RegExp) => answer(sum, 'Enregistrer le paiement');
const hasFocus = (name: string) => screen.getByRole('region', { name }) === document.activeElement;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a bill', () => {
  it('shows its lines and parties, and links to its order and client', async () => {
    await open();
    expect(screen.getByText('Demande de certificat négatif')).toBeDefined();
    expect(screen.getByText('230,00 MAD')).toBeDefined();
    expect(screen.getByRole('link', { name: 'CMD-2026-000002' }).getAttribute('href')).toBe(
      `/admin-dashboard/order/${aUuid(2)}`,
    );
    expect(screen.getByRole('link', { name: 'Youssef Benkirane' }).getAttribute('href')).toBe(
      `/admin-dashboard/clients/${aUuid(1002)}`,
    );
  });
});

describe('a payment', () => {
  it('is of the amount due or a part of it; then the remaining amount is shown', async () => {
    const { api, shown } = await open();
    api.on(createPayment, () => {
      shown.bill = partly;
      return success(partly);
    });
    expect(amount().value.replaceAll(/\s/gu, '')).toBe('470,00');
    await userEvent.selectOptions(screen.getByLabelText('Moyen'), 'Espèces');
    await userEvent.type(screen.getByLabelText(/^Note/u), 'Reçu 4');
    await userEvent.clear(amount());
    await userEvent.type(amount(), '170{Enter}');
    await answer(/paiement de 170,00.MAD/u, 'Revenir au formulaire');
    await userEvent.clear(amount());
    await userEvent.type(amount(), '170{Enter}');
    expect(api.getCalls(createPayment)).toEqual([]);
    await record(/paiement de 170,00.MAD/u);
    await screen.findByText('Le paiement est enregistré.');
    expect(api.getCalls(createPayment)[0]?.body).toMatchObject({
      amount: 170,
      method: 'cash',
      note: 'Reçu 4',
    });
    await waitFor(() => expect(amount().value.replaceAll(/\s/gu, '')).toBe('300,00'));
    expect(screen.getByRole('row', { name: /Espèces/ })).toBeDefined();
  });

  it('above the amount due is refused before the confirmation', async () => {
    await open();
    await userEvent.clear(amount());
    await userEvent.type(amount(), '471{Enter}');
    await waitFor(() => expect(amount().getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('moves the focus to the remaining amount, or to the next section when nothing is due', async () => {
    const { api, shown } = await open();
    const pay = async (bill: typeof fresh, typed: string) => {
      api.on(createPayment, () => {
        shown.bill = bill;
        return success(bill);
      });
      await userEvent.clear(amount());
      await userEvent.type(amount(), `${typed}{Enter}`);
      await record(/^Enregistrer un paiement de/u);
    };
    await pay(partly, '170');
    await waitFor(() => expect(hasFocus('Enregistrer un paiement')).toBe(true));
    await pay({ ...partly, status: 'paid', paid: 470, due: 0, version: 3 }, '300');
    await waitFor(() => expect(hasFocus('Émetteur et destinataire')).toBe(true));
  });

  it('that conflicts with a colleague’s keeps the input and shows the new amount due', async () => {
    const { api } = await open();
    api.on(createPayment, () => staleRefusal(partly));
    await userEvent.type(screen.getByLabelText(/^Note/u), 'Virement 12');
    await userEvent.clear(amount());
    await userEvent.type(amount(), '400{Enter}');
    await record(/paiement de 400,00.MAD/u);
    expect(await screen.findAllByText(/300/u)).not.toHaveLength(0);
    expect(amount().value).toBe('400,00');
    expect(screen.getByLabelText<HTMLInputElement>(/^Note/u).value).toBe('Virement 12');
  });
});

describe('a reminder', () => {
  it('is sent, and its date is shown', async () => {
    const { api, shown } = await open();
    api.on(remindBill, () => {
      shown.bill = anAdminBill(2, { reminded_at: '2026-11-26T09:00:00.000Z' });
      return success(shown.bill);
    });
    await press('Relancer le client');
    expect(await screen.findByText('Le client est relancé par e-mail.')).toBeDefined();
    expect(await screen.findByText(/Dernière relance le 26 novembre 2026/u)).toBeDefined();
  });
});

describe('cancelling', () => {
  it('asks for a reason, names the amounts received, and creates the credit note', async () => {
    const { api, shown } = await open({ ...partly, refund: 30 });
    const note = { id: aUuid(3001), number: 'AV-2026-000001' };
    api.on(cancelBill, () => {
      shown.bill = anAdminBill(2, { status: 'cancelled', due: 0, paid: 170, credit_note: note });
      return success(shown.bill);
    });
    await press('Annuler la facture');
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(/200,00.MAD ont été encaissés/u)).toBeDefined();
    const confirm = within(dialog).getByRole('button', { name: 'Annuler la facture' });
    await userEvent.click(confirm);
    expect(api.getCalls(cancelBill)).toEqual([]);
    await userEvent.type(within(dialog).getByLabelText(/^Motif/u), 'Doublon');
    await userEvent.click(confirm);
    const told = await screen.findByText(/^La facture est annulée par l’avoir/u);
    expect(told.textContent).toContain('AV-2026-000001');
    expect(api.getCalls(cancelBill)[0]?.body).toEqual({ reason: 'Doublon' });
    expect(await screen.findByRole('link', { name: 'AV-2026-000001' })).toBeDefined();
    await waitFor(() => expect(screen.queryByLabelText('Montant')).toBeNull());
  });
});

/** Types like a person but keeps the focus, because jsdom reports the text of an amount, which is formatted on blur. */
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const pressTwice = (button: HTMLElement) => {
  fireEvent.click(button);
  fireEvent.click(button);
};

describe('a refund', () => {
  const owed = anAdminBill(2, { status: 'cancelled', due: 0, paid: 170, refund: 170, version: 4 });

  it('is of the amount owed or a part of it, with its reference; then the remaining amount is shown', async () => {
    const { api, shown } = await open(owed);
    const part = { id: aUuid(8), amount: 100, method: 'cheque', paid_at: '2026-11-26' } as const;
    api.on(createRefund, () => {
      shown.bill = { ...owed, refund: 70, refunds: [{ ...part, reference: 'CHQ 12' }], version: 5 };
      return success(shown.bill);
    });
    await press('Remboursement effectué');
    const dialog = within(await screen.findByRole('alertdialog'));
    const sum = dialog.getByLabelText<HTMLInputElement>('Montant');
    expect(sum.value.replaceAll(/\s/gu, '')).toBe('170,00');
    await userEvent.selectOptions(dialog.getByLabelText('Moyen'), 'Chèque');
    await userEvent.type(dialog.getByLabelText(/^Référence/u), 'CHQ 12');
    await type(sum, '100');
    pressTwice(dialog.getByRole('button', { name: 'Enregistrer le remboursement' }));
    await screen.findByText('Le remboursement est enregistré, le client en est averti.');
    const calls = api.getCalls(createRefund);
    expect(calls.map(({ body }) => body)).toMatchObject([
      { amount: 100, method: 'cheque', reference: 'CHQ 12' },
    ]);
    expect(await screen.findByText(/^100,00\sMAD, Chèque, CHQ 12$/u)).toBeDefined();
    expect(screen.getByText(/^70,00\sMAD$/u)).toBeDefined();
  });

  it('above the amount owed shows an error at its field and keeps the input', async () => {
    const { api } = await open(owed);
    api.on(createRefund, () => fieldRefusal({ amount: ['Il reste 170,00 MAD à rembourser.'] }));
    await press('Remboursement effectué');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText(/^Référence/u), 'VIR 7');
    await type(dialog.getByLabelText('Montant'), '400');
    pressTwice(dialog.getByRole('button', { name: 'Enregistrer le remboursement' }));
    expect(await dialog.findByText('Il reste 170,00 MAD à rembourser.')).toBeDefined();
    expect(dialog.getByLabelText<HTMLInputElement>(/^Référence/u).value).toBe('VIR 7');
  });
});

describe('a new bill after a cancelled one', () => {
  const cancelled = anAdminBill(2, { status: 'cancelled', due: 0 });

  it('is issued and opened', async () => {
    const { api, shown, address } = await open(cancelled);
    const next = anAdminBill(5);
    api.on(reissueBill, () => {
      shown.bill = next;
      return success(next);
    });
    await press('Émettre une autre facture');
    await press('Émettre la facture');
    const told = await screen.findByText(/^La facture\s+est émise/u);
    expect(told.textContent).toContain('FAC-2026-000005');
    await waitFor(() => expect(address()).toBe(`/admin-dashboard/bill/${next.id}`));
  });

  it('shows which data of the firm are missing, and links to the settings', async () => {
    const { api } = await open(cancelled);
    api.on(reissueBill, () => refusal(409, 'firm_to_fill', 'La fiche du cabinet est incomplète.'));
    api.on(getAdminSettings, () => success(settingsWithoutAddress()));
    await press('Émettre une autre facture');
    await press('Émettre la facture');
    expect(await screen.findByText('La fiche du cabinet est incomplète.')).toBeDefined();
    expect(await screen.findByText('l’adresse du siège')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Compléter les paramètres' })).toBeDefined();
  });
});

function settingsWithoutAddress() {
  const { pricing, faq: _, reviews: __, ...firm } = firmAnswer().data;
  return {
    firm: { ...firm, addresses: [] },
    pricing: {
      vat_rate: pricing.vat_rate,
      feesBreakdown: pricing.feesBreakdown,
      negative_certificate: { service: 200, official_fees: 230 },
    },
    warnings: { upcoming: 60, warning: 30, critical: 7 },
    billing: { due_days: 15 },
    version: 1,
    to_fill: ['addresses'],
  };
}
