import {
  createCallbackRequest,
  createContactSubmission,
  createNewsletterSubscription,
  linkAdminList,
  type CSV_LISTS,
} from '@tassis/contracts';
import { aCallbackRequest, aContactSubmission } from '@tassis/testing/builders';
import { tellingStrings } from '@tassis/testing/hostile';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { contactSubmissions } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';

const api = await createTestApi();
const { token } = await api.signIn('admin');
const formula = '=HYPERLINK("http://evil.example")';
await api.ask(createContactSubmission, { payload: { ...aContactSubmission(), name: formula } });
await api.ask(createCallbackRequest, { payload: { ...aCallbackRequest(), message: formula } });
await api.ask(createNewsletterSubscription, {
  payload: { email: 'salma@example.ma', source: 'footer_newsletter' },
});

async function readRows(list: (typeof CSV_LISTS)[number], query = {}) {
  const linked = await api.ask(linkAdminList, {
    token,
    params: { list },
    query: { format: 'csv', ...query },
  });
  expect(linked.statusCode).toBe(200);
  const { url } = linked.json<{ data: { url: string } }>().data;
  const { payload } = await api.app.inject({ method: 'GET', url });
  return parse<Record<string, string>>(payload, { bom: true, columns: true, delimiter: ';' });
}

test('messages are exported with their status, without formulas', async () => {
  expect(await readRows('contact-submissions')).toMatchObject([
    { Nom: `'${formula}`, État: 'Nouvelle', Réponses: '0' },
  ]);
  expect(await readRows('contact-submissions', { status: 'closed' })).toEqual([]);
});

test('callback requests are exported by due date', async () => {
  expect(await readRows('callback-requests', { due: 'today' })).toMatchObject([
    { Message: `'${formula}`, État: 'À rappeler', 'Pris par': '' },
  ]);
  expect(await readRows('callback-requests', { due: 'later' })).toEqual([]);
});

test('the addresses of the newsletter are exported', async () => {
  expect(await readRows('newsletter-subscriptions', { status: 'subscribed' })).toMatchObject([
    { Email: 'salma@example.ma', 'Désabonné le': '' },
  ]);
});

test("the mail log is exported without the mails' texts", async () => {
  const [mail] = await readRows('mails', { search: 'salma@' });
  expect(mail).toMatchObject({ Destinataire: 'salma@example.ma', État: 'En attente' });
  expect(JSON.stringify(mail)).not.toContain('token');
});

test('documents are exported as a list, too', async () => {
  expect(await readRows('documents', { status: 'pending' })).toEqual([]);
});

test('texts of visitors stay in their cell and start no formula', async () => {
  const email = 'hostile@example.ma';
  const rows = tellingStrings.map((words) => {
    const about = { name: words, company: words, service: words, message: words };
    return { ...about, email, source: 'contact_page' } as const;
  });
  await api.db.insert(contactSubmissions).values(rows);
  const read = await readRows('contact-submissions', { search: email });
  const cells = read.map(({ Nom, Société, Sujet, Message }) => [Nom, Société, Sujet, Message]);
  const expected = tellingStrings.map((words) =>
    Array<string>(4).fill(words.startsWith('=') ? `'${words}` : words),
  );
  expect(cells).toHaveLength(expected.length);
  expect(cells).toEqual(expect.arrayContaining(expected));
});
