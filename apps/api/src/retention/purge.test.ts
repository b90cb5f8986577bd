import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  contactSubmissions,
  partnerRequests,
  idempotencyKeys,
  mails,
  notifications,
  paymentSessions,
  sessions,
  sessionTokens,
  storedFiles,
} from '../database/schema/index.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { OWN_DRAFTS, PARTNER_DRAFTS } from '../modules/drafts/draft.repository.ts';
import { putDraftFile } from '../modules/drafts/draft-files.service.ts';
import { billedOrder } from '../testing/billed-order.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { purge } from './purge.ts';

const DAY = 86_400;

test('stored answers are deleted after a day, ended sessions and their tokens after a month', async () => {
  const api = await createTestApi();
  const { id } = await api.signIn('client');
  const request = { userId: id, key: 'k', contract: 'createOrder', bodyHash: 'h' };
  await api.db.insert(idempotencyKeys).values({ ...request, createdAt: api.clock() });
  const left = async () => {
    await purge({ ...api.deps, log: api.app.log });
    return Promise.all([idempotencyKeys, sessions, sessionTokens].map((t) => api.db.$count(t)));
  };
  expect(await left()).toEqual([1, 1, 1]);
  api.clock.advance(DAY + 1);
  expect(await left()).toEqual([0, 1, 1]);
  api.clock.advance(36 * DAY);
  expect(await left()).toEqual([0, 0, 0]);
});

test('other records are deleted when their retention period is over, and not before', async () => {
  const api = await createTestApi();
  const { id: userId } = await api.signIn('client');
  const createdAt = api.clock();
  const news = { userId, type: 'order', code: 'order_received', createdAt } as const;
  await api.db.insert(notifications).values([{ ...news, readAt: createdAt }, news]);
  const written = {
    subject: 's',
    text: 't',
    html: 'h',
    recipient: 'a@b.ma',
    locale: 'fr',
  } as const;
  await api.db.insert(mails).values([
    { ...written, dedupeKey: '1', template: 'welcome', status: 'sent', createdAt },
    { ...written, dedupeKey: '2', template: 'welcome', createdAt },
  ]);
  const message = { name: 'n', email: 'a@b.ma', service: 's', message: 'm' };
  await api.db.insert(contactSubmissions).values({ ...message, source: 'contact_page', createdAt });
  const left = async () => {
    await purge({ ...api.deps, log: api.app.log });
    const tables = [notifications, mails, contactSubmissions];
    return Promise.all(tables.map((table) => api.db.$count(table)));
  };
  api.clock.advance(364 * DAY);
  expect(await left()).toEqual([2, 2, 1]);
  const [stuck] = await api.db.select().from(mails).where(eq(mails.dedupeKey, '2'));
  expect(stuck).toMatchObject({ status: 'failed', lastError: 'Never handed over' });
  api.clock.advance(2 * DAY);
  expect(await left()).toEqual([1, 0, 1]);
  api.clock.advance(730 * DAY);
  expect(await left()).toEqual([1, 0, 0]);
});

test('an unfinished card payment is deleted three months after its end, a finished one stays', async () => {
  const api = await createTestApi();
  const { token } = await api.signIn('client');
  const { bill } = await billedOrder(api, token);
  const expiresAt = api.clock();
  const begun = { billId: bill.id, provider: 'card', amountCentimes: 47_000, expiresAt } as const;
  await api.db
    .insert(paymentSessions)
    .values((['open', 'failed', 'paid'] as const).map((status) => ({ ...begun, status })));
  const left = async () => {
    await purge({ ...api.deps, log: api.app.log });
    const rows = await api.db.select({ status: paymentSessions.status }).from(paymentSessions);
    return rows.map(({ status }) => status);
  };
  api.clock.advance(90 * DAY - 1);
  expect(await left()).toHaveLength(3);
  api.clock.advance(2);
  expect(await left()).toEqual(['paid']);
});

test('a stored mail contains no token once its link has expired', async () => {
  const api = await createTestApi();
  const content = { template: 'newsletter-confirmation', unsubscribeToken: 'abc.DEF_1' } as const;
  const who = { to: 'a@b.ma', userId: null, locale: 'fr', dedupeKey: '1' } as const;
  await queueMail(api.db, { ...who, content, now: api.clock() });
  await api.db.update(mails).set({ status: 'kept' });
  const read = async () => {
    await purge({ ...api.deps, log: api.app.log });
    return (await api.db.select().from(mails))[0];
  };
  api.clock.advance(7 * DAY - 1);
  expect((await read())?.headers['List-Unsubscribe']).toContain('?token=abc.DEF_1>');
  api.clock.advance(2);
  const mail = await read();
  expect(JSON.stringify(mail)).not.toContain('DEF_1');
  expect(mail?.headers['List-Unsubscribe']).toMatch(/^<https:.*[?]token=…>$/u);
  expect(mail?.html).toContain('/unsubscribe?token=…"');
});

test.each(['own', 'partner'] as const)(
  'a draft (%s) that nobody touched for 90 days goes with its files',
  async (kind) => {
    const api = await createTestApi();
    const { id: ownerId } = await api.signIn('client');
    const { id: partnerId } = await api.signIn('partner');
    const linked = { partnerId, clientId: ownerId, kind: 'link', status: 'accepted' } as const;
    const [link] = await api.db.insert(partnerRequests).values(linked).returning();
    const holder = {
      own: { tables: OWN_DRAFTS, holderId: ownerId },
      partner: { tables: PARTNER_DRAFTS, holderId: link?.id ?? '' },
    }[kind];
    const content = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64');
    const which = { ...holder, service: 'domiciliation', field: 'certificate' } as const;
    const sent = { name: 'c.pdf', content, ownerId };
    await putDraftFile({ ...api.deps, log: api.app.log }, which, sent);
    const [file] = await api.db.select().from(storedFiles);
    api.clock.advance(89 * DAY);
    await purge({ ...api.deps, log: api.app.log });
    expect(await api.db.$count(which.tables.drafts)).toBe(1);
    api.clock.advance(2 * DAY);
    await purge({ ...api.deps, log: api.app.log });
    expect(await api.db.$count(which.tables.drafts)).toBe(0);
    expect(await api.db.$count(storedFiles)).toBe(0);
    await expect(api.deps.files.bytes(file?.id ?? '')).rejects.toThrow('Cannot read file');
  },
);
