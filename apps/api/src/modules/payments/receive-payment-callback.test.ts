import {
  cancelBill,
  createPayment,
  getAdminBill,
  getClientBill,
  openPaymentSession,
  receivePaymentCallback,
  type AdminBill,
  type Bill,
} from '@tassis/contracts';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, notifications, payments } from '../../database/schema/index.ts';
import { billedOrder } from '../../testing/billed-order.ts';
import { paidEvent, sendCallback } from '../../testing/card-callback.ts';
import { createTestApi } from '../../testing/create-test-api.ts';

const api = await createTestApi();
const admin = await api.signIn('admin');
const client = await api.signIn('client');

let id = '';
let session = '';
beforeEach(async () => {
  id = (await billedOrder(api, client.token)).bill.id;
  session = await openSession();
});

async function openSession() {
  const answer = await api.ask(openPaymentSession, { token: client.token, params: { id } });
  return answer.json().data.id;
}
const read = async () => {
  const answer = await api.ask(getClientBill, { token: client.token, params: { id } });
  return answer.json<{ data: Bill }>().data;
};
const recordTransfer = async (amount: number) => {
  const answer = await api.ask(getAdminBill, { token: admin.token, params: { id } });
  const { version } = answer.json<{ data: AdminBill }>().data;
  return api.ask(createPayment, {
    token: admin.token,
    params: { id },
    body: { amount, method: 'transfer', paid_at: '2026-11-21' },
    headers: { 'if-match': `"${version}"` },
  });
};
const cancel = async () =>
  api.ask(cancelBill, {
    token: admin.token,
    params: { id },
    body: { reason: 'Commande annulée.' },
    headers: { 'if-match': `"${(await read()).version}"` },
  });
const told = async () => {
  const rows = await api.db.select().from(notifications).where(eq(notifications.userId, client.id));
  const { number } = await read();
  return rows.filter(({ params }) => 'number' in params && params['number'] === number);
};
const getCode = (answer: { json: () => { code?: string } }) => answer.json().code;
const codes = async () => (await told()).map(({ code }) => code);

describe('a payment by card', () => {
  test('settles the bill with a receipt, and notifies the client', async () => {
    expect((await sendCallback(api, paidEvent(session, 47_000))).statusCode).toBe(204);
    const bill = await read();
    expect(bill).toMatchObject({
      status: 'paid',
      due: 0,
      refund: 0,
      payments: [{ amount: 470, method: 'card', paid_at: '2026-11-21' }],
      documents: [{ kind: 'receipt' }],
      card_payment: { id: session, status: 'paid', amount: 470, refund: 0 },
      ways_to_pay: null,
    });
    expect(await codes()).toContain('bill_paid');
  });

  test('reported five times concurrently is one payment', async () => {
    const event = paidEvent(session, 47_000);
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendCallback(api, event)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204]);
    expect(await api.db.$count(payments, eq(payments.billId, id))).toBe(1);
    expect(await read()).toMatchObject({ paid: 470, refund: 0 });
  });

  test('that the bank refused changes nothing, and may be repeated while the new attempt is open', async () => {
    const failed = { ...paidEvent(session, 47_000), type: 'payment.failed' };
    expect((await sendCallback(api, failed)).statusCode).toBe(204);
    expect(await read()).toMatchObject({ paid: 0, card_payment: { status: 'failed' } });
    const again = await openSession();
    expect(await read()).toMatchObject({ card_payment: { id: again, status: 'open' } });
    await sendCallback(api, paidEvent(again, 47_000));
    await sendCallback(api, failed);
    expect(await read()).toMatchObject({ paid: 470, card_payment: { status: 'paid' } });
  });

  test('with an unknown event is acknowledged, and the log warns of it', async () => {
    const type = 'dispute.opened';
    expect((await sendCallback(api, { type, dispute: 'd-1' })).statusCode).toBe(204);
    expect(api.logs.join('')).toContain('"type":"dispute.opened"');
    expect(await read()).toMatchObject({ paid: 0, card_payment: { status: 'open' } });
  });

  test('has no author in the audit trail', async () => {
    await recordTransfer(170);
    await sendCallback(api, paidEvent(session, 47_000));
    const noted = await api.db
      .select({ actorId: auditEntries.actorId })
      .from(auditEntries)
      .where(
        and(eq(auditEntries.subjectId, id), eq(auditEntries.action, receivePaymentCallback.name)),
      );
    expect(noted).toEqual([{ actorId: null }, { actorId: null }]);
  });
});

describe('a payment that comes too late', () => {
  test('for a cancelled bill is to be refunded', async () => {
    await cancel();
    expect((await sendCallback(api, paidEvent(session, 47_000))).statusCode).toBe(204);
    expect(await read()).toMatchObject({
      status: 'cancelled',
      paid: 0,
      refund: 470,
      payments: [],
      card_payment: { status: 'paid', refund: 470 },
    });
    expect(await codes()).toContain('bill_refund');
  });

  test('for a paid bill is to be refunded once', async () => {
    await recordTransfer(470);
    const event = paidEvent(session, 47_000);
    await Promise.all([sendCallback(api, event), sendCallback(api, event)]);
    expect(await read()).toMatchObject({ status: 'paid', paid: 470, refund: 470 });
    expect(await api.db.$count(payments, eq(payments.billId, id))).toBe(1);
  });

  test('for a partly paid bill settles it, and the rest is to be refunded', async () => {
    await recordTransfer(170);
    api.clock.advance(1);
    await sendCallback(api, paidEvent(session, 47_000));
    expect(await read()).toMatchObject({ status: 'paid', paid: 470, refund: 170 });
    const shown = await api.ask(getAdminBill, { token: admin.token, params: { id } });
    expect(shown.json().data).toMatchObject({
      refund: 170,
      payments: [
        { amount: 300, method: 'card', note: `pay-${session.slice(0, 8)}` },
        { amount: 170, method: 'transfer' },
      ],
    });
  });

  test('a second one from the same page is recorded too, and each payment once', async () => {
    const first = paidEvent(session, 47_000);
    await sendCallback(api, first);
    api.clock.advance(1);
    const second = { ...first, data: { ...first.data, payment: `again-${session}` } };
    const failed = { ...second, type: 'payment.failed' };
    for (const event of [failed, second, second, first])
      expect((await sendCallback(api, event)).statusCode).toBe(204);
    expect(await read()).toMatchObject({
      status: 'paid',
      paid: 470,
      refund: 470,
      payments: [{ amount: 470 }],
      card_payment: { status: 'paid', amount: 470, refund: 470 },
    });
    expect(await codes()).toContain('bill_refund');
  });

  test('from two pages that were open at the same time counts once', async () => {
    await recordTransfer(170);
    const second = await openSession();
    expect(second).not.toBe(session);
    const events = [paidEvent(session, 47_000), paidEvent(second, 30_000)];
    await Promise.all(events.map((event) => sendCallback(api, event)));
    expect(await read()).toMatchObject({ status: 'paid', paid: 470, refund: 470 });
  });
});

describe('a webhook is refused', () => {
  test.each([
    ['signed with another secret', { secret: 'x'.repeat(40) }],
    ['sent with another body than the signed one', { sent: paidEvent(crypto.randomUUID(), 1) }],
    ['from a provider without webhooks', { provider: 'transfer' }],
  ])('when it is %s', async (_, sending) => {
    const answer = await sendCallback(api, paidEvent(session, 47_000), sending);
    expect([answer.statusCode, getCode(answer)]).toEqual([400, 'signature_invalid']);
    expect(await read()).toMatchObject({ paid: 0, card_payment: { status: 'open' } });
  });

  test.each([-301, 301])('when it was signed %s seconds from now', async (seconds) => {
    const at = new Date(api.clock().getTime() + seconds * 1000);
    const answer = await sendCallback(api, paidEvent(session, 47_000), { at });
    expect(getCode(answer)).toBe('signature_invalid');
    const inTime = new Date(api.clock().getTime() + Math.sign(seconds) * 299_000);
    const again = await sendCallback(api, paidEvent(session, 47_000), { at: inTime });
    expect(again.statusCode).toBe(204);
  });

  test('when it has no signature, or its content is malformed', async () => {
    const bare = await api.app.inject({ method: 'POST', url: '/api/payments/callbacks/card' });
    expect(getCode(bare)).toBe('signature_invalid');
    expect(getCode(await sendCallback(api, { type: 'payment.succeeded' }))).toBe(
      'malformed_request',
    );
  });

  test('when its payment or its amount was not requested', async () => {
    const unknown = await sendCallback(api, paidEvent(crypto.randomUUID(), 47_000));
    expect([unknown.statusCode, getCode(unknown)]).toEqual([404, 'not_found']);
    for (const data of [{ amount: 47_001 }, { amount: 100 }, { currency: 'EUR' }]) {
      const event = paidEvent(session, 47_000);
      const answer = await sendCallback(api, { ...event, data: { ...event.data, ...data } });
      expect([answer.statusCode, getCode(answer)]).toEqual([422, 'payment_mismatch']);
    }
    expect(await read()).toMatchObject({ paid: 0, card_payment: { status: 'open' } });
  });
});
