import {
  createNewsletterSubscription,
  listNewsletterSubscriptions,
  unsubscribeFromNewsletter,
  unsubscribeSubscription,
  unsubscribeWithOneClick,
  type NewsletterSubscription,
} from '@tassis/contracts';
import { aSubscription } from '@tassis/testing/builders';
import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mails, newsletterSubscriptions } from '../../database/schema/index.ts';
import { createTestApi } from '../../testing/create-test-api.ts';
import { createUnsubscribeToken } from './newsletter.service.ts';

const api = await createTestApi();

const subscribe = async (email: string) =>
  api.ask(createNewsletterSubscription, { payload: { ...aSubscription(), email } });
const mailsTo = (email: string) =>
  api.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.createdAt));
const row = async (email: string) => {
  const [found] = await api.db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email));
  if (found === undefined) throw new Error(`${email} is not subscribed`);
  return found;
};
const tokenFor = (email: string) => createUnsubscribeToken(email, api.deps.config.sessionSecrets);
const leave = (token: string) => api.ask(unsubscribeFromNewsletter, { payload: { token } });

test('a new subscription is confirmed by one mail, with a link to unsubscribe', async () => {
  const email = 'salma+lettre@example.com';
  await Promise.all([subscribe(email), subscribe(email), subscribe(email)]);
  const sent = await mailsTo(email);
  expect(sent).toHaveLength(1);
  const token = encodeURIComponent(tokenFor(email));
  expect(sent[0]?.text).toContain(`/unsubscribe?token=${token}`);
  expect(sent[0]?.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  expect(sent[0]?.headers['List-Unsubscribe']).toContain(
    `/api/newsletter-subscriptions/one-click-unsubscribe?token=${token}`,
  );
});

test('its token unsubscribes, repeatedly and years later; a new subscription gets a new mail', async () => {
  const email = 'omar@example.com';
  await subscribe(email);
  api.clock.advance(5 * 365 * 86_400);
  expect((await leave(tokenFor(email))).statusCode).toBe(204);
  const { unsubscribedAt } = await row(email);
  expect(unsubscribedAt).toEqual(api.clock());
  api.clock.advance(60);
  expect((await leave(tokenFor(email))).statusCode).toBe(204);
  expect((await row(email)).unsubscribedAt).toEqual(unsubscribedAt);
  expect((await subscribe(email)).statusCode).toBe(201);
  expect((await row(email)).unsubscribedAt).toBeNull();
  expect(await mailsTo(email)).toHaveLength(2);
});

test('the button of a mail program unsubscribes, too, with the form that it posts', async () => {
  const email = 'bouton@example.com';
  await subscribe(email);
  const answer = await api.app.inject({
    method: 'POST',
    url: `/api/newsletter-subscriptions/one-click-unsubscribe?token=${tokenFor(email)}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(answer.statusCode).toBe(204);
  expect((await row(email)).unsubscribedAt).not.toBeNull();
  const elsewhere = await api.app.inject({
    method: 'POST',
    url: '/api/newsletter-subscriptions/unsubscribe',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `token=${tokenFor(email)}`,
  });
  expect(elsewhere.statusCode).toBe(415);
});

test('no other token unsubscribes anyone', async () => {
  const email = 'victime@example.com';
  await subscribe(email);
  const [address, seal] = tokenFor(email).split('.');
  const [, otherSeal] = tokenFor('autre@example.com').split('.');
  const forged = [`${address}.${otherSeal}`, `${address}.`, `${address}`, `.${seal}`, '', 'é'];
  for (const token of [...forged, createUnsubscribeToken(email, ['another key'])]) {
    const byBody = await leave(token);
    expect([token, byBody.json()]).toMatchObject([token, { code: 'link_invalid' }]);
    const byQuery = await api.ask(unsubscribeWithOneClick, { query: { token } });
    expect(byQuery.statusCode).toBe(422);
  }
  expect((await row(email)).unsubscribedAt).toBeNull();
});

test('the staff list subscriptions, and unsubscribe an address', async () => {
  const email = 'retrait@example.com';
  await subscribe(email);
  const { id } = await row(email);
  const { token: admin } = await api.signIn('admin');
  const list = async (query = {}) =>
    (await api.ask(listNewsletterSubscriptions, { token: admin, query })).json<{
      data: NewsletterSubscription[];
    }>().data;
  expect(await list({ search: 'retrait' })).toMatchObject([{ id, email, unsubscribed_at: null }]);
  const answer = await api.ask(unsubscribeSubscription, { token: admin, params: { id } });
  expect(answer.json()).toMatchObject({ data: { id, unsubscribed_at: api.clock().toISOString() } });
  expect((await list({ status: 'unsubscribed' })).map((one) => one.id)).toContain(id);
  expect((await list({ status: 'subscribed' })).map((one) => one.id)).not.toContain(id);
  const again = await api.ask(unsubscribeSubscription, { token: admin, params: { id } });
  expect([again.statusCode, again.json().code]).toEqual([409, 'not_subscribed']);
  const none = { id: '00000000-0000-4000-8000-000000000000' };
  const missing = await api.ask(unsubscribeSubscription, { token: admin, params: none });
  expect(missing.statusCode).toBe(404);
});
