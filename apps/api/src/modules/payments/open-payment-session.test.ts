import { createServer } from 'node:http';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';
import { getClientBill, openPaymentSession, type Bill } from '@tassis/contracts';
import { firmRecord } from '@tassis/testing/builders';
import { eq } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { paymentSessions, settings } from '../../database/schema/index.ts';
import { cardPayments } from '../../payments/card-payments.ts';
import { openHostedPage } from '../../payments/hosted-page.ts';
import { billedOrder } from '../../testing/billed-order.ts';
import { paidEvent, sendCallback } from '../../testing/card-callback.ts';
import { createTestApi } from '../../testing/create-test-api.ts';

const api = await createTestApi();
const client = await api.signIn('client');
const aBill = async () => (await billedOrder(api, client.token)).bill.id;
const open = (id: string) => api.ask(openPaymentSession, { token: client.token, params: { id } });
const read = async (id: string) => {
  const answer = await api.ask(getClientBill, { token: client.token, params: { id } });
  return answer.json<{ data: Bill }>().data;
};

describe('the ways to pay', () => {
  test("are shown while an amount is due: the firm's account, the reference, the card", async () => {
    const bill = await read(await aBill());
    const rib = '0'.repeat(24);
    expect(bill.ways_to_pay).toEqual({
      transfer: {
        beneficiary: bill.parties.firm.name,
        rib,
        iban: `MA64${rib}`,
        reference: bill.number,
      },
      card: true,
    });
    const { legal_numbers: numbers } = firmRecord();
    const others = numbers.filter(({ label }) => label !== 'RIB');
    const withoutAccount = firmRecord({ legal_numbers: others });
    await api.db.update(settings).set({ value: withoutAccount }).where(eq(settings.key, 'firm'));
    expect((await read(bill.id)).ways_to_pay).toEqual({ transfer: null, card: true });
  });
});

describe('the page for paying a bill by card', () => {
  test('is the same at a second click, and a new one when little time is left', async () => {
    const id = await aBill();
    const answers = await Promise.all([open(id), open(id)]);
    const [first, second] = answers.map((answer) => answer.json().data);
    expect(first).toEqual(second);
    expect(await api.db.$count(paymentSessions, eq(paymentSessions.billId, id))).toBe(1);
    await api.db
      .update(paymentSessions)
      .set({ expiresAt: new Date(api.clock().getTime() + 9 * 60_000) })
      .where(eq(paymentSessions.billId, id));
    expect((await open(id)).json().data.id).not.toBe(first?.id);
  });

  test('is not opened for a paid bill', async () => {
    const id = await aBill();
    await sendCallback(api, paidEvent((await open(id)).json().data.id, 47_000));
    const answer = await open(id);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'bill_not_due']);
  });

  test('of the sandbox pays, and redirects back to the bill', async () => {
    const id = await aBill();
    const { url } = (await open(id)).json().data;
    const page = await api.app.inject({ url });
    expect(page.body).toContain('no money moves');
    const form = { 'content-type': 'text/plain' };
    const answer = await api.app.inject({ method: 'POST', url: `${url}/pay`, headers: form });
    const { card_payment: payment } = await read(id);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `/client-dashboard/bills/${id}?payment=${payment?.id}`,
    ]);
    expect(payment?.status).toBe('paid');
    expect((await api.app.inject({ url: `${url.slice(0, -3)}000` })).statusCode).toBe(404);
  });
});

/** Starts a provider that answers with this. */
async function aProvider(answer: { status: number; body: unknown }) {
  const asked: { headers: NodeJS.Dict<string | string[]>; body: unknown }[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      asked.push({ headers: request.headers, body });
      response.writeHead(answer.status).end(JSON.stringify(answer.body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { url: `http://127.0.0.1:${port}/v1`, asked };
}

async function withProvider(answer: { status: number; body: unknown }) {
  const { url, asked } = await aProvider(answer);
  const provider = { url, key: 'key-of-ours', siteUrl: 'https://example.ma' };
  const card = cardPayments({
    secrets: ['s'.repeat(32)],
    openPage: (request) => openHostedPage(provider, request),
  });
  const own = await createTestApi({
    replace: ({ payments }) => ({ payments: { ...payments, card } }),
  });
  const { token } = await own.signIn('client');
  const { bill } = await billedOrder(own, token);
  return {
    asked,
    bill,
    answer: await own.ask(openPaymentSession, { token, params: { id: bill.id } }),
  };
}

describe('a provider', () => {
  test('is asked for its page, with the amount and the return addresses', async () => {
    const { asked, bill, answer } = await withProvider({
      status: 201,
      body: { url: 'https://pay.example.com/p/1' },
    });
    const { data } = answer.json();
    expect(data.url).toBe('https://pay.example.com/p/1');
    expect(asked).toMatchObject([
      {
        headers: { authorization: 'Bearer key-of-ours', 'idempotency-key': data.id },
        body: {
          reference: data.id,
          amount: 47_000,
          currency: 'MAD',
          description: bill.number,
          success_url: `https://example.ma/client-dashboard/bills/${bill.id}?payment=${data.id}`,
          callback_url: 'https://example.ma/api/payments/callbacks/card',
        },
      },
    ]);
  });

  test.each([[{ status: 500, body: {} }], [{ status: 201, body: { url: 'javascript:alert(1)' } }]])(
    'that answers %j is a 503',
    async (given) => {
      const { answer } = await withProvider(given);
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'overloaded']);
    },
  );
});
