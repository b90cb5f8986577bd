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

async function rowsOf(list: (typeof CSV_LISTS)[number], query = {}) {
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

test('messages are taken away with their state, and run nothing', async () => {
  expect(await rowsOf('contact-submissions')).toMatchObject([
    { Nom: `'${formula}`, État: 'Nouvelle', Réponses: '0' },
  ]);
  expect(await rowsOf('contact-submissions', { status: 'closed' })).toEqual([]);
});

test('requests to be called are taken away as they are due', async () => {
  expect(await rowsOf('callback-requests', { due: 'today' })).toMatchObject([
    { Message: `'${formula}`, État: 'À rappeler', 'Pris par': '' },
  ]);
  expect(await rowsOf('callback-requests', { due: 'later' })).toEqual([]);
});

test('the newsletter’s addresses are taken away', async () => {
  expect(await rowsOf('newsletter-subscriptions', { status: 'subscribed' })).toMatchObject([
    { Email: 'salma@example.ma', 'Désabonné le': '' },
  ]);
});

test('the log of mails is taken away without what they said', async () => {
  const [mail] = await rowsOf('mails', { search: 'salma@' });
  expect(mail).toMatchObject({ Destinataire: 'salma@example.ma', État: 'En attente' });
  expect(JSON.stringify(mail)).not.toContain('token');
});

test('documents are a list to take away, too', async () => {
  expect(await rowsOf('documents', { status: 'pending' })).toEqual([]);
});

test('what people wrote stays in its cell, and begins no formula', async () => {
  const email = 'hostile@example.ma';
  const rows = tellingStrings.map((words) => {
    const about = { name: words, company: words, service: words, message: words };
    return { ...about, email, source: 'contact_page' } as const;
  });
  await api.db.insert(contactSubmissions).values(rows);
  const read = await rowsOf('contact-submissions', { search: email });
  const cells = read.map(({ Nom, Société, Sujet, Message }) => [Nom, Société, Sujet, Message]);
  const expected = tellingStrings.map((words) =>
    Array<string>(4).fill(words.startsWith('=') ? `'${words}` : words),
  );
  expect(cells).toHaveLength(expected.length);
  expect(cells).toEqual(expect.arrayContaining(expected));
});
