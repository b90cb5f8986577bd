import { setTimeout as sleep } from 'node:timers/promises';
import {
  cancelBill,
  createPayment,
  getAdminBill,
  getClientBill,
  linkBillPdf,
  listAdminBills,
  listClientBills,
  remindBill,
  reviewDocument,
  sendPaymentProof,
  type AdminBill,
  type Bill,
} from '@tassis/contracts';
import { eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { mails, orders } from '../../database/schema/index.ts';
import { billedOrder, samplePdf } from '../../testing/billed-order.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { cancelBillOfOrder } from './cancel-bill.service.ts';

const api = await createTestApi();
const admin = await api.signIn('admin');
const stranger = await api.signIn('client');
const client = await api.signIn('client');

let id = '';
beforeEach(async () => {
  id = (await billedOrder(api, client.token)).bill.id;
});

const read = async () => {
  const answer = await api.ask(getAdminBill, { token: admin.token, params: { id } });
  return answer.json<{ data: AdminBill }>().data;
};
const aPayment = { amount: 170, method: 'transfer', paid_at: '2026-11-20' } as const;
const pay = async (changes: object = {}, headers: Record<string, string> = {}) => {
  const { version } = await read();
  return api.ask(createPayment, {
    token: admin.token,
    params: { id },
    payload: { ...aPayment, ...changes },
    headers: { 'if-match': `"${version}"`, ...headers },
  });
};
const sendProof = (payload: object) =>
  api.ask(sendPaymentProof, { token: client.token, params: { id }, payload });

describe('a bill', () => {
  test('is its client’s and the staff’s, and nobody else’s', async () => {
    for (const contract of [getClientBill, linkBillPdf, sendPaymentProof]) {
      const payload = { name: 'Preuve', content: samplePdf() };
      const body = contract === sendPaymentProof ? { payload } : {};
      const answer = await api.ask(contract, { token: stranger.token, params: { id }, ...body });
      expect([contract.name, answer.statusCode]).toEqual([contract.name, 404]);
    }
    const mine = await api.ask(getClientBill, { token: client.token, params: { id } });
    expect(mine.json<{ data: Bill }>().data).toMatchObject({
      total: 470,
      due: 470,
      subtotal: 200,
      vat: 40,
      fees: 230,
      total_in_words: 'quatre cent soixante-dix dirhams',
    });
    const theirs = await api.ask(listClientBills, { token: stranger.token });
    expect(theirs.json().data).toEqual([]);
  });

  test('is found by its number and by its status', async () => {
    const { number } = await read();
    const found = await api.ask(listAdminBills, {
      token: admin.token,
      query: { search: number, status: 'unpaid', from: '2026-11-21', to: '2026-11-21' },
    });
    expect(found.json().data).toMatchObject([{ number, client: { id: client.id } }]);
  });
});

describe('a payment', () => {
  test('makes a bill partly paid, then paid, each with its receipt', async () => {
    const first = await pay({ note: 'Virement du 20' });
    expect([first.statusCode, first.json().data]).toMatchObject([
      201,
      {
        status: 'partly_paid',
        paid: 170,
        due: 300,
        payments: [{ ...aPayment, note: 'Virement du 20' }],
      },
    ]);
    const second = await pay({ amount: 300 });
    expect(second.json().data).toMatchObject({ status: 'paid', due: 0 });
    expect(second.json<{ data: AdminBill }>().data.documents.map(({ kind }) => kind)).toEqual([
      'receipt',
      'receipt',
    ]);
    const seen = await api.ask(getClientBill, { token: client.token, params: { id } });
    expect(seen.json<{ data: Bill }>().data.payments.map(({ note }) => note)).toEqual([null, null]);
    expect((await pay()).json()).toMatchObject({ code: 'bill_not_due' });
  });

  test('sent twice with one key is one payment', async () => {
    const { version } = await read();
    const headers = { 'if-match': `"${version}"`, 'idempotency-key': `pay-${id}` };
    const answers = await Promise.all(Array.from({ length: 4 }, () => pay({}, headers)));
    expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
    expect((await read()).paid).toBe(170);
  });

  test('of two admins at the same version is one payment', async () => {
    const { version } = await read();
    const headers = { 'if-match': `"${version}"` };
    const answers = await Promise.all([pay({}, headers), pay({}, headers)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
    expect((await read()).paid).toBe(170);
  });

  test('and the end of its order wait for one another', async () => {
    const { order, version } = await read();
    const endOrder = api.db.transaction(async (tx) => {
      await tx.select().from(orders).where(eq(orders.id, order.id)).for('update');
      await sleep(100);
      const why = { reason: 'Fin', actorId: admin.id, now: api.clock() };
      await cancelBillOfOrder(tx, { orderId: order.id, ...why });
    });
    const [answer] = await Promise.all([pay({}, { 'if-match': `"${version}"` }), endOrder]);
    expect([201, 409]).toContain(answer.statusCode);
    expect((await read()).status).toBe('cancelled');
  });

  test.each([
    [{ amount: 470.01 }, 'amount', /470,00\sMAD/u],
    [{ amount: 0 }, 'amount', /positif/u],
    [{ amount: -5 }, 'amount', /positif/u],
    [{ amount: 1.005 }, 'amount', /positif/u],
    [{ paid_at: '2026-11-22' }, 'paid_at', /avenir/u],
    [{ paid_at: '2026-02-30' }, 'paid_at', /date/u],
    [{ method: 'barter' }, 'method', /valide/u],
    [{ status: 'paid' }, 'status', /accepté/u],
  ])('with %j is refused', async (changes, field, text) => {
    const answer = await pay(changes);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: { [field]: [expect.stringMatching(text)] } });
    expect((await read()).paid).toBe(0);
  });
});

describe('a proof of payment', () => {
  test('is sent, refused with a reason, and the bill is unpaid again', async () => {
    const sent = await sendProof({ name: 'Virement.pdf', content: samplePdf() });
    expect([sent.statusCode, sent.json().data.status]).toEqual([201, 'proof_sent']);
    const [proof] = sent.json<{ data: Bill }>().data.documents;
    const refused = await api.ask(reviewDocument, {
      token: admin.token,
      params: { id: proof?.id ?? '' },
      payload: { status: 'refused', reason: 'Le montant ne correspond pas.' },
      headers: { 'if-match': `"${proof?.version}"` },
    });
    expect(refused.statusCode).toBe(200);
    expect((await read()).status).toBe('unpaid');
  });

  test('is a PDF, and for a bill that is due', async () => {
    const bad = await sendProof({ name: 'x', content: Buffer.from('hello').toString('base64') });
    expect(bad.json()).toMatchObject({
      errors: { content: ['Ce fichier n’est pas un PDF lisible.'] },
    });
    await pay({ amount: 470 });
    const late = await sendProof({ name: 'x', content: samplePdf() });
    expect(late.json()).toMatchObject({ code: 'bill_not_due' });
  });
});

const cancel = (version: number, reason = 'Commande annulée.') =>
  api.ask(cancelBill, {
    token: admin.token,
    params: { id },
    payload: { reason },
    headers: { 'if-match': `"${version}"` },
  });

describe('cancelling a bill', () => {
  test('makes a credit note of the same amounts, once', async () => {
    const { version, number } = await read();
    const answer = await cancel(version);
    const cancelled = answer.json<{ data: AdminBill }>().data;
    expect(cancelled).toMatchObject({ status: 'cancelled', due: 0, total: 470 });
    expect(cancelled.credit_note?.number).toMatch(/^AV-2026-\d{6}$/u);
    const creditId = cancelled.credit_note?.id ?? '';
    const params = { id: creditId };
    const note = await api.ask(getClientBill, { token: client.token, params });
    expect(note.json<{ data: Bill }>().data).toMatchObject({
      kind: 'credit_note',
      total: -470,
      subtotal: -200,
      due: 0,
      credited_bill: { id, number },
    });
    expect((await cancel(cancelled.version)).json()).toMatchObject({
      code: 'transition_not_allowed',
    });
    expect((await cancel(version)).statusCode).toBe(409);
  });

  test('wants a reason', async () => {
    const answer = await cancel((await read()).version, '  ');
    expect(Object.keys(answer.json().errors)).toEqual(['reason']);
  });
});

const remind = () => api.ask(remindBill, { token: admin.token, params: { id } });

test('a client is reminded once a day', async () => {
  const answers = await Promise.all([remind(), remind()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const isReminder = like(mails.dedupeKey, `bill-reminder:${id}:%`);
  expect(await api.db.$count(mails, isReminder)).toBe(1);
  await pay({ amount: 470 });
  expect((await remind()).json()).toMatchObject({ code: 'bill_not_due' });
});
