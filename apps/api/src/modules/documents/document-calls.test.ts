import { PDF_MAX_BYTES } from '@tassis/domain';
import {
  createAdminDocument,
  createClientDocument,
  linkCompanyDocuments,
  linkDocument,
  linkOrderDocuments,
  listAdminDocuments,
  listClientDocuments,
  reviewDocument,
  type AdminDocument,
  type ClientDocument,
} from '@tassis/contracts';
import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  documents,
  domiciliationPeriods,
  mails,
  notifications,
} from '../../database/schema/index.ts';
import { billedOrder, placeOrder, samplePdf } from '../../testing/billed-order.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { insertDomiciled } from '../../testing/domiciled.ts';

const api = await createTestApi();
const admin = await api.signIn('admin');
const stranger = await api.signIn('client');
const client = await api.signIn('client');

const send = (changes: object = {}, token = client.token) => {
  const upload = { order_id: null, kind: 'identity', name: 'CIN.pdf', content: samplePdf() };
  return api.ask(createClientDocument, { token, payload: { ...upload, ...changes } });
};
const newDocument = async (changes: object = {}) =>
  (await send(changes)).json<{ data: ClientDocument }>().data;
const review = (id: string, version: number, payload: object) =>
  api.ask(reviewDocument, {
    token: admin.token,
    params: { id },
    payload,
    headers: { 'if-match': `"${version}"` },
  });
const refusedDocument = async (orderId: string | null = null) => {
  const { id, version } = await newDocument({ order_id: orderId });
  await review(id, version, { status: 'refused', reason: 'Floue.' });
  return { id, version: version + 1 };
};
const aPdf = (bytes: number) => {
  const file = Buffer.alloc(bytes, ' ');
  file.write('%PDF-1.7\n');
  file.write('%%EOF', bytes - 5);
  return file.toString('base64');
};

describe('a document that a client sends', () => {
  test('keeps its name, in Arabic too', async () => {
    const { id, name } = await newDocument({ name: 'شركة.pdf' });
    expect(name).toBe('شركة.pdf');
    const link = await api.ask(linkDocument, { token: client.token, params: { id } });
    const file = await api.app.inject({ url: link.json<{ data: { url: string } }>().data.url });
    const encoded = encodeURIComponent('شركة');
    expect(file.headers['content-disposition']).toContain(`filename*=UTF-8''${encoded}.pdf`);
  });

  test("waits for review, in the client's list and in the staff's", async () => {
    const order = await placeOrder(api, client.token);
    const content = `data:application/pdf;base64,${samplePdf()}`;
    const sent = await newDocument({ order_id: order.id, content, name: 'Extrait Ségolène.pdf' });
    expect(sent).toMatchObject({
      status: 'pending',
      origin: 'client',
      order: { id: order.id, reference: order.reference },
    });
    const query = { order: order.id };
    const mine = await api.ask(listClientDocuments, { token: client.token, query });
    expect(mine.json().data).toEqual([sent]);
    const theirs = await api.ask(listClientDocuments, { token: stranger.token, query });
    expect([theirs.statusCode, theirs.json().data]).toEqual([200, []]);
    const found = await api.ask(listAdminDocuments, {
      token: admin.token,
      query: { search: 'segolene', status: 'pending' },
    });
    expect(found.json().data).toMatchObject([{ id: sent.id, client: { id: client.id } }]);
  });

  test.each([
    [{ content: aPdf(PDF_MAX_BYTES + 1) }, 'content', 'Ce fichier est trop lourd'],
    [{ content: 'aGVsbG8=' }, 'content', 'pas un PDF'],
    [{ content: '%PDF-1.7 %%EOF' }, 'content', 'pas un PDF'],
    [{ name: ' ' }, 'name', 'requis'],
    [{ kind: 'receipt' }, 'kind', 'valide'],
    [{ status: 'accepted' }, 'status', 'accepté'],
  ])('is refused when invalid (%#)', async (changes, field, text) => {
    const answer = await send(changes);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[field]).toEqual([expect.stringContaining(text)]);
  });

  test('may be as large as the limit', async () => {
    expect((await send({ content: aPdf(PDF_MAX_BYTES) })).statusCode).toBe(201);
  });

  test("cannot be sent for another client's order, and is visible to no other client", async () => {
    const order = await placeOrder(api, client.token);
    expect((await send({ order_id: order.id }, stranger.token)).statusCode).toBe(404);
    const { id } = await newDocument();
    const asked = [linkDocument, linkOrderDocuments].map((contract) => {
      const params = { id: contract === linkDocument ? id : order.id };
      return api.ask(contract, { token: stranger.token, params });
    });
    const answers = await Promise.all(asked);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    const staff = await api.ask(linkDocument, { token: admin.token, params: { id } });
    expect(staff.statusCode).toBe(200);
  });
});

describe('reviewing a document', () => {
  test('refuses it with a reason, which the client reads on the site and by mail', async () => {
    const { id, version } = await newDocument();
    const empty = await review(id, version, { status: 'refused', reason: ' ' });
    expect(empty.json()).toMatchObject({ errors: { reason: ['Indiquez un motif.'] } });
    const answer = await review(id, version, { status: 'refused', reason: 'Illisible.' });
    expect(answer.json<{ data: AdminDocument }>().data).toMatchObject({
      status: 'refused',
      review_reason: 'Illisible.',
      version: version + 1,
    });
    expect(await api.db.$count(mails, eq(mails.dedupeKey, `document-refused:${id}`))).toBe(1);
    const link = `/client-dashboard/documents?row=${id}`;
    expect(await api.db.$count(notifications, eq(notifications.link, link))).toBe(1);
  });

  test('accepts it once', async () => {
    const { id, version } = await newDocument();
    const tries = await Promise.all([
      review(id, version, { status: 'accepted' }),
      review(id, version, { status: 'refused', reason: 'Non.' }),
    ]);
    expect(new Set(tries.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const again = await review(id, version + 1, { status: 'accepted' });
    expect(again.json()).toMatchObject({ code: 'transition_not_allowed' });
  });
});

describe('a refused document', () => {
  test('is replaced by the one that its client sends for it, which the staff review', async () => {
    const { id: orderId } = await placeOrder(api, client.token);
    const { id, version } = await refusedDocument(orderId);
    api.clock.advance(1);
    const fresh = await newDocument({ order_id: orderId, replaces: id });
    const replaces = { id, name: 'CIN.pdf', review_reason: 'Floue.' };
    expect(fresh).toMatchObject({ status: 'pending', order: { id: orderId }, replaces });
    const query = { order: orderId };
    const mine = await api.ask(listClientDocuments, { token: client.token, query });
    expect(mine.json().data).toMatchObject([
      { id: fresh.id },
      { id, status: 'replaced', review_reason: 'Floue.', version: version + 1 },
    ]);
    const waiting = { ...query, status: 'pending' } as const;
    const queue = await api.ask(listAdminDocuments, { token: admin.token, query: waiting });
    expect(queue.json().data).toMatchObject([{ id: fresh.id, replaces }]);
  });

  test('is replaced once', async () => {
    const { id } = await refusedDocument();
    const tries = await Promise.all([
      send({ replaces: id, name: 'a.pdf' }),
      send({ replaces: id, name: 'b.pdf' }),
    ]);
    expect(new Set(tries.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
  });

  test('is not replaced by a document of another order or client', async () => {
    const { id } = await refusedDocument();
    const order = await placeOrder(api, client.token);
    expect((await send({ replaces: id, order_id: order.id })).statusCode).toBe(404);
    expect((await send({ replaces: id }, stranger.token)).statusCode).toBe(404);
    expect((await send({ replaces: id })).statusCode).toBe(201);
  });

  test('is replaced by one of the same kind; a proof of payment is sent again with its bill instead', async () => {
    const { id } = await refusedDocument();
    const other = await send({ replaces: id, kind: 'other' });
    expect([other.statusCode, other.json().code]).toEqual([409, 'transition_not_allowed']);
    await api.db.update(documents).set({ kind: 'payment_proof' }).where(eq(documents.id, id));
    expect((await send({ replaces: id })).statusCode).toBe(409);
  });

  test('only a refused document can be replaced', async () => {
    const { id } = await newDocument();
    const answer = await send({ replaces: id });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'transition_not_allowed']);
  });
});

test('a document that the staff add is visible to its client, who is notified', async () => {
  const upload = { kind: 'official', name: 'Statuts.pdf', content: samplePdf() };
  const payload = { client_id: client.id, order_id: null, ...upload };
  const answer = await api.ask(createAdminDocument, { token: admin.token, payload });
  expect([answer.statusCode, answer.json().data]).toMatchObject([
    201,
    { status: 'accepted', origin: 'staff', client: { id: client.id } },
  ]);
  const told = and(eq(notifications.userId, client.id), eq(notifications.code, 'document_added'));
  expect(await api.db.$count(notifications, told)).toBe(1);
  const unknown = { ...payload, client_id: admin.id };
  const lost = await api.ask(createAdminDocument, { token: admin.token, payload: unknown });
  expect(lost.statusCode).toBe(404);
  const nobodys = await api.ask(createAdminDocument, { token: admin.token, payload: upload });
  const required = ['Ce champ est requis.'];
  expect(nobodys.json().errors).toEqual({ client_id: required, order_id: required });
});

/** Reads the names in a zip from its central directory: each entry has 42 bytes before the name. */
function namesIn(zip: Buffer): Set<string | undefined> {
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  const [, ...entries] = zip.toString('latin1').split('PK\u0001\u0002');
  return new Set(entries.map((entry) => /^[ -~]+?\.pdf/u.exec(entry.slice(42))?.[0]));
}

test('the documents of an order are downloaded as a zip, each under a unique name', async () => {
  const { order, bill } = await billedOrder(api, client.token);
  for (const name of ['CIN.pdf', 'cin (2).pdf', 'cin.pdf', '../x']) {
    await newDocument({ order_id: order.id, name });
    api.clock.advance(1);
  }
  const linked = await api.ask(linkOrderDocuments, {
    token: client.token,
    params: { id: order.id },
  });
  const { url } = linked.json<{ data: { url: string } }>().data;
  const zip = await api.app.inject({ method: 'GET', url });
  expect(zip.headers['content-type']).toBe('application/zip');
  expect(namesIn(zip.rawPayload)).toEqual(
    new Set(['..-x.pdf', 'cin.pdf', 'cin (2).pdf', 'CIN (3).pdf', `${bill.number}.pdf`]),
  );
});

test('the documents of a company are downloaded as a zip, with a folder for its first order and each renewal', async () => {
  const company = await insertDomiciled(api, client, { companyName: 'Atlas / Conseil' });
  const renewal = await placeOrder(api, client.token);
  const { id: domiciliationId, startDate, endDate } = company;
  const period = { domiciliationId, orderId: renewal.id, startDate, endDate, months: 12 };
  await api.db.insert(domiciliationPeriods).values(period);
  for (const { id } of [company.order, renewal]) await newDocument({ order_id: id });
  const linked = await api.ask(linkCompanyDocuments, {
    token: client.token,
    params: { id: domiciliationId },
  });
  const { url } = linked.json<{ data: { url: string } }>().data;
  const zip = await api.app.inject({ method: 'GET', url });
  expect(zip.headers['content-disposition']).toContain('Atlas - Conseil.zip');
  const folders = [company.order.reference, renewal.reference];
  expect([...namesIn(zip.rawPayload)]).toEqual(
    expect.arrayContaining(folders.map((folder) => `${folder}/CIN.pdf`)),
  );
});
