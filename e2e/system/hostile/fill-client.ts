import { aPdf, domiciliationData, seeded } from '@tassis/testing/builders';
import type { SystemAddresses } from '../addresses.ts';
import { ApiUser } from '../api.ts';
import { sql } from '../database.ts';
import { answered, asStored, enter, PLAIN, strings, type Outcomes } from './entered.ts';
import { fillCompany } from './fill-company.ts';
import { registration } from './fill-visits.ts';
import { sendTo } from '../visitors.ts';

/** How many texts the order of a checked client contains: in messages, notes and files. */
export const HELD = 8;
/** A date in the future, for the panels of warnings. */
const DAYS_LEFT = 50;

type Parts = { system: SystemAddresses; admin: ApiUser; outcomes: Outcomes; package: string };
type Data<Kept> = { data: Kept };
type Row = { id: string; version: number };
type Order = Row & { bill: { id: string } | null };

/** A client whose record and order contain hostile texts. */
export type HostileClient = {
  /** The index of its text. */
  place: number;
  email: string;
  password: string;
  userId: string;
  orderId: string;
  billId: string;
  /** The orders of a company and of a certificate, for the checked client. */
  others: { creationId: string; certificateId: string } | null;
};

/** Creates a client named by a text, who orders a domiciliation that then ends soon. */
export async function fillClient(parts: Parts, text: string): Promise<HostileClient> {
  const { system, admin } = parts;
  const person = await register(parts, text);
  const { client, userId } = person;
  await describeThemselves(parts, person, text);
  const orderId = await order(parts, client);
  // The order of a checked client contains several texts.
  const at = strings.indexOf(text);
  const held = at % HELD === 0 ? strings.slice(at, at + HELD) : [];
  for (const each of held) await correspond(parts, { ...person, orderId }, each);
  await sendDocument(parts, { ...person, orderId }, text);
  await enter(system, parts.outcomes, {
    form: 'note about a client',
    text,
    send: (words) => admin.post(`/admin/clients/${userId}/notes`, { text: words }),
    keep: () => [['UPDATE client_notes SET text = $2 WHERE client_id = $1', userId]],
  });
  const billId = await treat(parts, { orderId, at }, text);
  const others = held.length > 0 ? await fillCompany(parts, client, held) : null;
  const { email, password } = person;
  return { email, password, userId, place: at, orderId, billId, others };
}

async function register({ system, outcomes }: Parts, text: string) {
  const { email: _another, ...form } = registration(text);
  const email = `client-${strings.indexOf(text)}@example.ma`;
  type Session = { access_token: string; user: { id: string } };
  const { access_token: token, user } = await enter<Session>(system, outcomes, {
    form: 'registration of a client',
    text,
    send: (words) =>
      sendTo(`${system.api}/register/client`, {
        ...form,
        firstName: words,
        secondName: words,
        email,
      }),
    keep: (data) => [
      ['UPDATE clients SET first_name = $2 WHERE user_id = $1', data.user.id],
      ['UPDATE clients SET last_name = $2 WHERE user_id = $1', data.user.id],
      ['UPDATE users SET user_name = $2 WHERE id = $1', data.user.id],
    ],
  });
  const client = ApiUser.withToken(system.api, token);
  return { client, email, password: form.password, userId: user.id };
}

/** Company and address; for a checked client each has another text. */
async function describeThemselves(
  { system, outcomes }: Parts,
  { client, userId }: { client: ApiUser; userId: string },
  text: string,
): Promise<void> {
  const { data } = await answered<Data<Row & Record<string, unknown>>>(
    'profile',
    client.get('/client/profile'),
  );
  const { id: _id, email: _email, version, ...profile } = data;
  const names = { firstName: PLAIN, lastName: PLAIN };
  const columns = ['company_name', 'address', 'city'];
  await enter(system, outcomes, {
    form: 'record of a client',
    text,
    send: (words) =>
      client.put(
        '/client/profile',
        { ...profile, ...names, companyName: words, address: words, city: words },
        version,
      ),
    keep: () =>
      columns.map((column) => [`UPDATE clients SET ${column} = $2 WHERE user_id = $1`, userId]),
  });
  const at = strings.indexOf(text);
  for (const [place, column] of ['first_name', 'last_name', 'address', 'city'].entries()) {
    const other = at % HELD === 0 ? strings[at + place] : text;
    await sql(system, `UPDATE clients SET ${column} = $2 WHERE user_id = $1`, [
      userId,
      asStored(other ?? text),
    ]);
  }
}

async function order({ package: package_id }: Parts, client: ApiUser): Promise<string> {
  const data = domiciliationData({}, seeded(Math.ceil(performance.now())));
  const services = [{ type: 'domiciliation', package_id, data }];
  const placed = await answered<Data<Order>>(
    'order',
    client.post('/orders', { package_id, services }),
  );
  return placed.data.id;
}

/** Messages of both sides, and notes of the staff. */
async function correspond(
  { system, admin, outcomes }: Parts,
  { client, orderId }: { client: ApiUser; orderId: string },
  text: string,
): Promise<void> {
  type Message = Data<{ id: string; document: { id: string } | null }>;
  await enter<Message>(system, outcomes, {
    form: 'message of a client',
    text,
    send: (words) =>
      client.post(`/client/orders/${orderId}/messages`, {
        text: words,
        file: { name: words, content: aPdf(['Extrait']) },
      }),
    keep: ({ data }) => [
      ['UPDATE order_messages SET text = $2 WHERE id = $1', data.id],
      ['UPDATE documents SET name = $2 WHERE id = $1', data.document?.id],
    ],
  });
  await enter<Message>(system, outcomes, {
    form: 'message of the staff',
    text,
    send: (words) => admin.post(`/admin/orders/${orderId}/messages`, { text: words, file: null }),
    keep: ({ data }) => [['UPDATE order_messages SET text = $2 WHERE id = $1', data.id]],
  });
  await enter(system, outcomes, {
    form: 'note on an order',
    text,
    send: (words) =>
      admin.post(`/admin/orders/${orderId}/notes`, { text: words, visible_to_client: true }),
    keep: () => [
      ['UPDATE order_events SET message = $3 WHERE order_id = $1 AND message = $2', orderId, PLAIN],
    ],
  });
}

/** A waiting document, and a refused one. */
async function sendDocument(
  { system, admin, outcomes }: Parts,
  { client, orderId }: { client: ApiUser; orderId: string },
  text: string,
): Promise<void> {
  for (const isRefused of [false, true]) {
    const { data: document } = await enter<Data<Row>>(system, outcomes, {
      form: 'name of a file',
      text,
      send: (name) =>
        client.post('/client/documents', {
          order_id: orderId,
          kind: 'identity',
          name,
          content: aPdf(['CIN']),
        }),
      keep: ({ data }) => [['UPDATE documents SET name = $2 WHERE id = $1', data.id]],
    });
    if (!isRefused) continue;
    await enter(system, outcomes, {
      form: 'reason for refusing a document',
      text,
      send: (reason) =>
        admin.post(
          `/admin/documents/${document.id}/review`,
          { status: 'refused', reason },
          { 'if-match': `"${document.version}"` },
        ),
      keep: () => [['UPDATE documents SET review_reason = $2 WHERE id = $1', document.id]],
    });
  }
}

/** The staff's steps with an order: moves, a payment with its receipt, the company at the firm's address. */
async function treat(
  { system, admin, outcomes }: Parts,
  { orderId, at }: { orderId: string; at: number },
  text: string,
): Promise<string> {
  const read = async () =>
    (await answered<Data<Order>>('order', admin.get(`/admin/orders/${orderId}`))).data;
  const move = (to: string, version: number, message?: string) =>
    admin.post(
      `/admin/orders/${orderId}/transition`,
      { to, ...(message !== undefined && { message, visible_to_client: true }) },
      { 'if-match': `"${version}"` },
    );
  const { version } = await read();
  await enter(system, outcomes, {
    form: 'message of a move',
    text,
    send: (words) => move('in_review', version, words),
    keep: () => [
      ['UPDATE order_events SET message = $3 WHERE order_id = $1 AND message = $2', orderId, PLAIN],
    ],
  });
  await sql(
    system,
    `UPDATE orders SET content = jsonb_set(content, '{data,companyName}', to_jsonb($2::text)) WHERE id = $1`,
    [orderId, asStored(text)],
  );
  await answered('move', move('in_progress', (await read()).version));
  const { bill, version: billed } = await read();
  const billId = bill?.id ?? '';
  await pay({ system, admin, outcomes }, billId, text);
  await answered('move', move('completed', billed));
  await sql(
    system,
    'UPDATE domiciliations SET end_date = current_date + $2::int WHERE order_id = $1',
    [orderId, at % DAYS_LEFT],
  );
  return billId;
}

async function pay(
  { system, admin, outcomes }: Pick<Parts, 'system' | 'admin' | 'outcomes'>,
  billId: string,
  text: string,
): Promise<void> {
  const path = `/admin/bills/${billId}`;
  const { data: bill } = await answered<Data<Row>>('bill', admin.get(path));
  const paid_at = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Casablanca' }).format();
  await enter(system, outcomes, {
    form: 'note of a payment',
    text,
    send: (note) =>
      admin.post(
        `${path}/payments`,
        { amount: 10, method: 'cash', paid_at, note },
        { 'if-match': `"${bill.version}"` },
      ),
    keep: () => [['UPDATE payments SET note = $2 WHERE bill_id = $1', billId]],
  });
  if (strings.indexOf(text) % HELD !== 1) return;
  const { data: paid } = await answered<Data<Row>>('bill', admin.get(path));
  await enter(system, outcomes, {
    form: 'reason for a credit note',
    text,
    send: (reason) => admin.post(`${path}/cancel`, { reason }, { 'if-match': `"${paid.version}"` }),
    keep: () => [
      [
        `UPDATE audit_entries SET reason = $2 WHERE subject = 'bill' AND subject_id = $1::text`,
        billId,
      ],
    ],
  });
}
