import { deleteUser, exportUser, getUser, login, registerClient } from '@tassis/contracts';
import { aRegistration } from '@tassis/testing/builders';
import { eq, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import * as schema from '../../database/schema/index.ts';
import { storeFile } from '../../files/store-file.ts';
import { insertAccount } from '../../testing/accounts.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { anyContent } from '../../testing/any-content.ts';
import { noPrice } from '../../testing/no-price.ts';
import { HOLDINGS } from './personal-data.repository.ts';

const api = await createTestApi();
const { db } = api;
const password = 'Adieu-2026!';
const passwordHash = await api.deps.passwords.hash(password);
const { bills, clients, documents, drafts, draftFiles, orders, payments, users } = schema;

const newClient = async () => {
  const { id, email } = await insertAccount(db, 'client', { passwordHash });
  return { id, email, token: await api.createToken(id) };
};
const erase = (token: string, tried = password) =>
  api.ask(deleteUser, { token, body: { password: tried } });

const certificate = anyContent('negative_certificate_request');

let made = 0;
async function insertOrder(
  clientId: string,
  status: 'submitted' | 'in_progress' | 'completed',
  content = certificate,
) {
  made += 1;
  const [order] = await db
    .insert(orders)
    .values({
      reference: `CMD-2026-${made}`,
      clientId,
      status,
      content,
      pricing: noPrice,
      totalCentimes: 0,
      submissionHash: `${made}`,
      search: 'salma bennani',
    })
    .returning({ id: orders.id });
  return order?.id ?? '';
}

async function insertBill(clientId: string, orderId: string, status: 'paid' | 'unpaid') {
  const side = { name: 'Salma Bennani', address: [], email: 'salma@example.com' };
  const client = { ...side, companyName: null, ice: null };
  const bill = {
    number: `FAC-2026-${made}`,
    orderId,
    clientId,
    status,
    parties: { firm: { ...side, phone: '', legalNumbers: [] }, client },
    lines: [],
    pricing: noPrice,
    totalCentimes: 0,
    issuedOn: '2026-11-21',
    dueOn: '2026-12-06',
  };
  const [row] = await db.insert(bills).values(bill).returning({ id: bills.id });
  return row?.id ?? '';
}

describe('GET /user/export', () => {
  test('contains everything about the person, nothing about others, and no secret', async () => {
    const form = aRegistration({ email: 'tout@example.com' });
    const registered = await api.ask(registerClient, { body: form });
    const { access_token: token, user } = registered.json<{
      access_token: string;
      user: { id: string };
    }>();
    const orderId = await insertOrder(user.id, 'submitted');
    const stranger = await newClient();
    await insertOrder(stranger.id, 'submitted');
    const answer = await api.ask(exportUser, { token });
    const { data } = answer.json<{ data: Record<string, unknown[]> }>();
    expect(data['user']).toMatchObject([{ id: user.id, email: form.email }]);
    expect(data['client']).toMatchObject([{ firstName: form.firstName, phone: form.phone }]);
    expect(data['orders']).toMatchObject([{ id: orderId, content: certificate }]);
    expect(data['mails']).toMatchObject([{ template: 'welcome', recipient: form.email }]);
    expect(answer.body).not.toContain(stranger.id);
    expect(answer.body).not.toMatch(/argon2|Hash"|token=/u);
  });

  test('has the payments of a bill without the notes of the staff', async () => {
    const { id, token } = await newClient();
    const billId = await insertBill(id, await insertOrder(id, 'completed'), 'paid');
    const { id: recordedBy } = await insertAccount(db, 'content_admin');
    const paid = { billId, amountCentimes: 100, method: 'cash', paidOn: '2026-11-21' } as const;
    await db.insert(payments).values({ ...paid, note: 'Client difficile', recordedBy });
    const answer = await api.ask(exportUser, { token });
    const [payment] = answer.json<{ data: { payments: object[] } }>().data.payments;
    expect(payment).toMatchObject(paid);
    expect(payment).not.toHaveProperty('note');
    expect(payment).not.toHaveProperty('recordedBy');
    expect(answer.body).not.toContain(recordedBy);
  });

  test('has the notifications that were not deleted, in their texts', async () => {
    const { id: userId, token } = await newClient();
    const news = { userId, type: 'system', code: 'message_answered' } as const;
    await db.insert(schema.notifications).values([
      { ...news, params: { subject: 'Délais' } },
      { ...news, deletedAt: api.clock() },
    ]);
    const answer = await api.ask(exportUser, { token });
    const [kept, ...others] = answer.json<{ data: { notifications: object[] } }>().data
      .notifications;
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ params: { subject: 'Délais' } });
    expect(Object.keys(kept ?? {})).not.toContain('orderedAt');
    expect(Object.keys(kept ?? {})).not.toContain('place');
  });

  test('covers every table that refers to a person', () => {
    const withoutPeople = new Set([
      // Secrets and short-lived rows; each belongs to an exported table.
      'account_tokens',
      'session_tokens',
      'second_factors',
      'recovery_codes',
      'login_challenges',
      'download_links',
      'idempotency_keys',
      'order_viewers',
      // Counters of exported rows.
      'client_open_orders',
      'client_unpaid_bills',
      // Records of the firm; the part about the person is exported with another table.
      'callback_requests',
      'contact_replies',
      'articles',
      'content_drafts',
      'package_drafts',
      'package_versions',
    ]);
    const told = new Set(HOLDINGS.map(({ table }) => getTableName(table)));
    const personal = Object.values(schema)
      .filter((table) => is(table, PgTable))
      .filter((table) =>
        getTableConfig(table).foreignKeys.some((key) => {
          const name = getTableName(key.reference().foreignTable);
          return name === 'users' || name === 'clients' || name === 'partners';
        }),
      )
      .map((table) => getTableName(table))
      .filter((name) => !withoutPeople.has(name));
    expect(personal.filter((name) => !told.has(name))).toEqual([]);
  });
});

describe('DELETE /user', () => {
  test('makes the address available again, ends every session and retains only what the law requires', async () => {
    const { id, email, token } = await newClient();
    const paid = await insertOrder(id, 'completed');
    await insertBill(id, paid, 'paid');
    const unbilled = await insertOrder(id, 'submitted');
    const bytes = Buffer.from('%PDF-');
    const file = { name: 'cin.pdf', mediaType: 'application/pdf', bytes, ownerId: id };
    const fileIds = [];
    for (let n = 0; n < 4; n += 1) fileIds.push(await storeFile(api.deps, db, file));
    const [ofPaid = '', ofUnbilled = '', made1 = '', drafted = ''] = fileIds;
    const document = { clientId: id, kind: 'identity', name: 'CIN', origin: 'client' } as const;
    await db.insert(documents).values([
      { ...document, orderId: paid, fileId: ofPaid },
      { ...document, orderId: unbilled, fileId: ofUnbilled },
      { ...document, orderId: paid, fileId: made1, origin: 'system' },
    ]);
    await db.insert(drafts).values({ holderId: id, service: 'domiciliation', data: { cin: 'X' } });
    const draft = {
      holderId: id,
      service: 'domiciliation',
      field: 'cin',
      fileId: drafted,
    } as const;
    await db.insert(draftFiles).values(draft);

    expect((await erase(token, 'faux')).statusCode).toBe(422);
    expect((await erase(token)).statusCode).toBe(204);
    expect((await api.ask(getUser, { token })).statusCode).toBe(401);
    expect((await api.ask(login, { body: { email, password } })).statusCode).toBe(401);

    const [row] = await db.select().from(users).where(eq(users.id, id));
    expect(row).toMatchObject({ email: `${id}@deleted.invalid`, userName: 'Compte supprimé' });
    const [client] = await db.select().from(clients).where(eq(clients.userId, id));
    expect(client).toMatchObject({
      firstName: 'Compte',
      lastName: 'supprimé',
      phone: '',
      ice: null,
    });
    const left = await db.select().from(orders).where(eq(orders.clientId, id));
    expect(left).toMatchObject([{ id: paid, submissionKey: null }]);
    expect(left[0]?.search).not.toContain('salma');
    expect(left[0]?.content.data).toMatchObject({ firstName: '', lastName: '', cin: null });
    expect(await db.$count(bills, eq(bills.clientId, id))).toBe(1);
    expect(await db.select().from(documents).where(eq(documents.clientId, id))).toMatchObject([
      { origin: 'system' },
    ]);
    expect(await db.$count(drafts, eq(drafts.holderId, id))).toBe(0);
    for (const gone of [ofPaid, ofUnbilled, drafted]) {
      await expect(api.deps.files.bytes(gone)).rejects.toThrow(/./u);
    }
    expect(await api.deps.files.bytes(made1)).toHaveLength(bytes.length);

    const again = await api.ask(registerClient, { body: aRegistration({ email }) });
    expect(again.statusCode).toBe(201);
  });

  test('is refused while the firm and the client still owe each other something', async () => {
    const owing = await newClient();
    await insertBill(owing.id, await insertOrder(owing.id, 'completed'), 'unpaid');
    expect((await erase(owing.token)).json()).toMatchObject({ code: 'account_in_use' });
    const paidTooMuch = await newClient();
    const bill = await insertBill(
      paidTooMuch.id,
      await insertOrder(paidTooMuch.id, 'completed'),
      'paid',
    );
    await db.update(bills).set({ surplusCentimes: 100 }).where(eq(bills.id, bill));
    expect((await erase(paidTooMuch.token)).json()).toMatchObject({ code: 'account_in_use' });
    const waiting = await newClient();
    await insertBill(waiting.id, await insertOrder(waiting.id, 'in_progress'), 'paid');
    expect((await erase(waiting.token)).json()).toMatchObject({ code: 'account_in_use' });
    expect((await api.ask(getUser, { token: waiting.token })).statusCode).toBe(200);
  });

  test('is allowed to a partner and to staff, but not to the last admin', async () => {
    const made2 = [];
    for (const role of ['partner', 'content_admin', 'admin', 'admin'] as const) {
      const { id } = await insertAccount(db, role, { passwordHash });
      made2.push(await api.createToken(id));
    }
    const statuses = [];
    for (const token of made2) statuses.push((await erase(token)).statusCode);
    expect(statuses).toEqual([204, 204, 204, 409]);
  });
});
