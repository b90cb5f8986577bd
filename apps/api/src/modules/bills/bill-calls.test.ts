import {
  cancelBill,
  createPayment,
  getAdminBill,
  getClientBill,
  linkBillPdf,
  listAdminBills,
  listClientBills,
  reissueBill,
  remindBill,
  reviewDocument,
  renewDomiciliation,
  sendPaymentProof,
  type AdminBill,
  type Bill,
  type Renewal,
} from '@tassis/contracts';
import { BILL_STATUSES } from '@tassis/domain';
import { eq, like } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { bills, clients, mails, orders } from '../../database/schema/index.ts';
import { billedOrder, samplePdf } from '../../testing/billed-order.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { insertDomiciled } from '../../testing/domiciled.ts';
import { printedBy } from '../../testing/printed.ts';
import { billFile } from './bill-file.service.ts';

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
const pay = async (amount: number) => {
  const { version } = await read();
  return api.ask(createPayment, {
    token: admin.token,
    params: { id },
    body: { amount, method: 'transfer', paid_at: '2026-11-21' },
    headers: { 'if-match': `"${version}"` },
  });
};
const payAll = () => pay(470);
const sendProof = (payload: object) =>
  api.ask(sendPaymentProof, { token: client.token, params: { id }, payload });

describe('a bill', () => {
  test('is visible to its client and the staff, and to nobody else', async () => {
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

  test('a refused one leaves the bill in the queue while another one waits', async () => {
    for (const name of ['Virement.pdf', 'Reçu.pdf']) {
      expect((await sendProof({ name, content: samplePdf(name) })).statusCode).toBe(201);
    }
    const statuses: AdminBill['status'][] = [];
    for (const { id: proof, version } of (await read()).documents) {
      await api.ask(reviewDocument, {
        token: admin.token,
        params: { id: proof },
        payload: { status: 'refused', reason: 'Le montant ne correspond pas.' },
        headers: { 'if-match': `"${version}"` },
      });
      statuses.push((await read()).status);
    }
    expect(statuses).toEqual(['proof_sent', 'unpaid']);
  });

  test('must be a PDF, for a bill with an amount due', async () => {
    const bad = await sendProof({ name: 'x', content: Buffer.from('hello').toString('base64') });
    expect(bad.json()).toMatchObject({
      errors: { content: ['Ce fichier n’est pas un PDF lisible.'] },
    });
    await payAll();
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
  test('creates one credit note of the same amounts', async () => {
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
      status: null,
      due: 0,
      credited_bill: { id, number },
    });
    const search = cancelled.credit_note?.number ?? '';
    for (const status of BILL_STATUSES) {
      const query = { search, status };
      const inStatus = await api.ask(listAdminBills, { token: admin.token, query });
      expect([status, inStatus.json().data]).toEqual([status, []]);
    }
    const listed = await api.ask(listClientBills, { token: client.token, query: { search } });
    expect(listed.json().data).toMatchObject([{ id: creditId, status: null }]);
    expect((await cancel(cancelled.version)).json()).toMatchObject({
      code: 'transition_not_allowed',
    });
    expect((await cancel(version)).statusCode).toBe(409);
  });

  test('of a bill with payments states the refund', async () => {
    expect((await read()).refund).toBe(0);
    await pay(170);
    const cancelled = (await cancel((await read()).version)).json<{ data: AdminBill }>().data;
    expect(cancelled).toMatchObject({ status: 'cancelled', paid: 170, due: 0, refund: 170 });
    const [mail] = await api.db
      .select()
      .from(mails)
      .where(eq(mails.dedupeKey, `bill-cancelled:${id}`));
    expect(mail?.text.replaceAll(/\s/gu, ' ')).toContain(
      '170,00 MAD déjà réglés vous seront remboursés',
    );
    expect(mail?.text).not.toContain('rien à régler');
    const creditNote = cancelled.credit_note?.id ?? '';
    expect(mail?.text).toContain(`/client-dashboard/bills/${creditNote}\n`);
    const params = { id: creditNote };
    const own = await api.ask(getClientBill, { token: client.token, params });
    expect(own.json()).toMatchObject({ data: { id: creditNote, kind: 'credit_note' } });
  });

  test('requires a reason', async () => {
    const answer = await cancel((await read()).version, '  ');
    expect(Object.keys(answer.json().errors)).toEqual(['reason']);
  });
});

const remind = () => api.ask(remindBill, { token: admin.token, params: { id } });

test('a client can be reminded once a day', async () => {
  const answers = await Promise.all([remind(), remind()]);
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await remind()).json()).toMatchObject({ code: 'bill_reminded_today' });
  const isReminder = like(mails.dedupeKey, `bill-reminder:${id}:%`);
  expect(await api.db.$count(mails, isReminder)).toBe(1);
  await payAll();
  expect((await remind()).json()).toMatchObject({ code: 'bill_not_due' });
});

test.each([
  ['2026-11-21', false],
  ['2026-11-20', true],
])('a reminder of a bill that was due on %s says that it is overdue: %s', async (dueOn, isPast) => {
  await api.db.update(bills).set({ dueOn }).where(eq(bills.id, id));
  await remind();
  const isReminder = like(mails.dedupeKey, `bill-reminder:${id}:%`);
  const [mail] = await api.db.select().from(mails).where(isReminder);
  expect(mail?.text.includes('est passé')).toBe(isPast);
});

const reissue = (billId: string, key?: string) =>
  api.ask(reissueBill, {
    token: admin.token,
    params: { id: billId },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
const getCode = (answer: { json: () => { code?: string } }) => answer.json().code;

describe('another bill', () => {
  test("replaces a cancelled bill once, with the client's current address", async () => {
    expect(getCode(await reissue(id))).toBe('transition_not_allowed');
    await cancel((await read()).version);
    await api.db.update(clients).set({ city: 'Fès' }).where(eq(clients.userId, client.id));
    const [first, again] = [await reissue(id, 'one-key'), await reissue(id, 'one-key')];
    expect([first.statusCode, again.body]).toEqual([201, first.body]);
    const { data } = first.json<{ data: AdminBill }>();
    expect(data).toMatchObject({ status: 'unpaid', total: 470, order: (await read()).order });
    expect(data.number).not.toBe((await read()).number);
    expect(data.parties.client.address).toContain('Fès');
    expect(getCode(await reissue(id))).toBe('transition_not_allowed');
    const note = (await read()).credit_note?.id ?? '';
    expect(getCode(await reissue(note))).toBe('transition_not_allowed');
    expect((await reissue(crypto.randomUUID())).statusCode).toBe(404);
  });

  test('of a renewal states its months and its company; a cancelled order gets none', async () => {
    const domiciled = await insertDomiciled(api, client, { companyName: 'Souss Export' });
    const renewal = await api.ask(renewDomiciliation, {
      token: client.token,
      payload: { domiciliation_id: domiciled.id, duration_months: 6 },
    });
    ({ id } = renewal.json<{ data: Renewal }>().data.bill);
    const before = await read();
    await cancel(1);
    const { data } = (await reissue(id)).json<{ data: AdminBill }>();
    expect(data.lines).toEqual(before.lines);
    const [from, to] = [domiciled.endDate, '2028-05-21'];
    expect(data.lines).toEqual([
      { kind: 'domiciliation', months: 6, period: { from, to }, amount: data.subtotal },
    ]);
    const { words } = await printedBy(() => billFile(api.db, id));
    expect(words).toContain(
      'Renouvellement de la domiciliation, du 21 novembre 2027 au 21 mai 2028',
    );
    expect(words.join('\n')).not.toContain('12 mois');
    expect(data.parties.client.companyName).toBe('Souss Export');

    const over = await billedOrder(api, client.token);
    id = over.bill.id;
    await cancel(1);
    await api.db.update(orders).set({ status: 'rejected' }).where(eq(orders.id, over.order.id));
    expect(getCode(await reissue(id))).toBe('transition_not_allowed');
  });
});
