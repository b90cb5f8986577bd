import { createNewsletterSubscription } from '@tassis/contracts';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { createTestApi } from '../testing/create-test-api.ts';
import { CHANNEL, parseAnnouncement } from './announcement.ts';

const api = await createTestApi();

test('a newsletter subscription and its mail are announced, without a client', async () => {
  const listener = new Client({ connectionString: api.databaseUrl });
  await listener.connect();
  const heard: string[] = [];
  listener.on('notification', ({ payload = '' }) => {
    const { type, client } = parseAnnouncement(payload) ?? {};
    heard.push(`${type} ${client}`);
  });
  await listener.query(`LISTEN ${CHANNEL}`);
  const payload = { email: 'salma@example.ma', source: 'footer_newsletter' };
  await api.ask(createNewsletterSubscription, { payload });
  await api.db.execute(sql`UPDATE mails SET status = 'sent' WHERE recipient = ${payload.email}`);
  const expected = ['mail null', 'mail null', 'newsletter_subscription null'];
  await expect.poll(() => heard.toSorted()).toEqual(expected);
  await listener.end();
});
