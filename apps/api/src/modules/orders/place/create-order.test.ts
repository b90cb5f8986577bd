import { createOrder, getClientOrder, type Order } from '@tassis/contracts';
import {
  anOrder,
  negativeCertificateData,
  pricingSettings,
  seeded,
} from '@tassis/testing/builders';
import { count, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { idempotencyKeys, orderEvents, orders, settings } from '../../../database/schema/index.ts';
import { createTestApi } from '../../../testing/create-test-api.ts';
import { anyText } from '../../../testing/matchers.ts';

const api = await createTestApi();
const client = await api.signIn('client');

let made = 0;
const newBody = () => anOrder({}, seeded((made += 1)));
const send = (payload: unknown, headers = {}) =>
  api.ask(createOrder, { payload, token: client.token, headers });
const getData = (answer: { json: () => { data: Order } }) => answer.json().data;

const padded = (bytes: number) => ({
  services: [{ type: 'domiciliation', data: 'x'.repeat(bytes) }],
});

const tables = [orders, orderEvents, idempotencyKeys];
const rowsWritten = () => Promise.all(tables.map((table) => api.db.$count(table)));

describe('POST /orders', () => {
  test('writes the order and answers it completely', async () => {
    const body = newBody();
    const data = negativeCertificateData({ ville: 'Fès' }, seeded(900));
    body.services = [{ type: 'negative_certificate_request', data }];
    const answer = await send(body);
    expect(answer.statusCode).toBe(201);
    const order = getData(answer);
    expect(order).toEqual({
      id: anyText,
      next_actor: 'firm',
      expected_by: '2026-11-23',
      reference: 'CMD-2026-000001',
      status: 'submitted',
      package: null,
      includeOptionalCompanyCreation: false,
      pricing: {
        domiciliation: 0,
        creation: 0,
        service: 200,
        subtotal: 200,
        vat: 40,
        fees: 230,
        feesBreakdown: [{ code: 'negative_certificate', amount: 230 }],
        total: 470,
      },
      finalPrice: 470,
      services: [
        {
          id: anyText,
          type: 'negative_certificate_request',
          status: 'submitted',
          data,
          negative_certificate_request: { id: anyText, ...data },
        },
      ],
      timeline: [
        { at: '2026-11-21T10:00:00.000Z', status: 'submitted', actor: 'client', message: null },
      ],
      corrections: [],
      documents: [],
      bill: null,
      created_at: '2026-11-21T10:00:00.000Z',
      version: 1,
    });
    const read = await api.ask(getClientOrder, { params: { id: order.id }, token: client.token });
    expect(getData(read)).toEqual(order);
  });

  test('stores only the number of the chosen identity document', async () => {
    const identifiers = {
      identificationType: 'Passport',
      passport: 'XY123456',
      cin: 'AB123456',
    } as const;
    const order = getData(await send(anOrder(identifiers, seeded(901))));
    expect(order.services[0]?.data).toMatchObject({
      passport: 'XY123456',
      cin: null,
      carteSejour: null,
    });
  });

  test('numbers orders without gaps, also with concurrent and refused ones', async () => {
    const before = await api.db.$count(orders);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => {
        const body = newBody();
        // Every fourth one is refused after its transaction has begun.
        return send(n % 4 === 3 ? { ...body, finalPrice: 1 } : body);
      }),
    );
    const references = answers
      .filter(({ statusCode }) => statusCode === 201)
      .map((answer) => getData(answer).reference);
    const numbers = new Set(references.map((reference) => Number(reference.slice(-6))));
    expect(numbers).toEqual(new Set(Array.from({ length: 15 }, (_, n) => before + n + 1)));
  });

  test('takes its price from the current settings', async () => {
    const raised = pricingSettings({ negativeCertificate: { service: 33_333, officialFees: 1 } });
    await api.db.update(settings).set({ value: raised }).where(eq(settings.key, 'pricing'));
    const order = getData(await send({ ...newBody(), finalPrice: 400.01 }));
    expect(order.pricing).toMatchObject({ service: 333.33, vat: 66.67, fees: 0.01, total: 400.01 });
    await api.db
      .update(settings)
      .set({ value: pricingSettings() })
      .where(eq(settings.key, 'pricing'));
  });

  test("accepts a price with the rounding error of a browser's sum", async () => {
    const answer = await send({ ...newBody(), finalPrice: 470.000_000_000_1 });
    expect(answer.statusCode).toBe(201);
  });

  test.each([0, 469.99, 470.001, 470.01, -470, 1e308])(
    'refuses the price %d and states the current one',
    async (finalPrice) => {
      const before = await rowsWritten();
      const answer = await send(
        { ...newBody(), finalPrice },
        { 'idempotency-key': `price-${finalPrice}` },
      );
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        code: 'price_mismatch',
        errors: { finalPrice: ['Le total de cette commande est de 470,00\u00A0MAD.'] },
      });
      expect(await rowsWritten()).toEqual(before);
    },
  );

  test('a write that fails at the end leaves no row behind', async () => {
    const before = await rowsWritten();
    await api.pool.query(
      `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$`,
    );
    for (const table of ['orders', 'order_events']) {
      await api.pool.query(`CREATE TRIGGER fail BEFORE INSERT ON ${table} EXECUTE FUNCTION fail()`);
      const answer = await send(newBody(), { 'idempotency-key': `fail-${table}` });
      expect(answer.statusCode).toBe(500);
      expect(answer.body).not.toContain('RAISE');
      await api.pool.query(`DROP TRIGGER fail ON ${table}`);
    }
    expect(await rowsWritten()).toEqual(before);
    const next = await send(newBody(), { 'idempotency-key': 'fail-order_events' });
    expect(next.statusCode).toBe(201);
    const [row] = await api.db.select({ n: count() }).from(orders);
    // The failed ones used no number either.
    expect(Number(getData(next).reference.slice(-6))).toBe(row?.n);
  });

  test('accepts a body of at most eight megabytes', async () => {
    expect((await send(padded(8_000_000))).json()).toMatchObject({ code: 'validation_failed' });
    expect((await send(padded(8_400_000))).statusCode).toBe(413);
  });
});
