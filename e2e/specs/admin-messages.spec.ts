import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../browser/test.ts';
import { haveSession } from '../pages/sign-in.ts';
import { mainSystem } from '../system/addresses.ts';
import { ApiUser, registerClient } from '../system/api.ts';
import { aColleague } from '../system/colleague.ts';
import { sql } from '../system/database.ts';
import { readBody } from '../system/json.ts';
import type { PlacedOrder } from '../system/placed-orders.ts';

/** The time after which a person who has left no longer counts as a viewer. */
const GONE_WITHIN_MS = 30_000;

/** A client with an order. */
async function anOrder() {
  const account = await registerClient(mainSystem.api);
  const client = await ApiUser.signIn(mainSystem.api, account.email, account.password);
  const placed = await client.order(randomUUID(), 'Conseil aux entreprises');
  const { data: order } = await readBody<{ data: PlacedOrder }>(placed);
  return { account, order };
}

/** Another person's browser, signed in, at a page. */
async function openBeside(
  browser: Browser,
  { email, password, at }: { email: string; password?: string; at: string },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: mainSystem.site });
  const page = await context.newPage();
  await haveSession(page, email, password);
  await page.goto(at);
  return page;
}

const getMessages = (page: Page) => page.getByRole('list', { name: /^Messages,/ });

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Votre message' }).fill(text);
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
  await expect(getMessages(page)).toContainText(text);
}

/** Advances five minutes, after which an unread message is mailed. */
async function passFiveMinutes(text: string): Promise<void> {
  const moved = await sql(
    mainSystem,
    `UPDATE pgboss.job SET start_after = now() FROM order_messages
     WHERE name = 'tell-of-messages' AND data ->> 'messageId' = order_messages.id::text
       AND order_messages.text = $1 RETURNING order_messages.id`,
    [text],
  );
  expect(moved).toHaveLength(1);
}

/** The mails that told a client about messages. */
async function mailsTo(email: string): Promise<string[]> {
  const rows = await sql(
    mainSystem,
    `SELECT text FROM mails WHERE template = 'messages-for-client' AND recipient = $1`,
    [email],
  );
  return rows.map(({ text }) => String(text));
}

test(
  'a client and the firm write to each other and see it at once; an absent person gets a mail',
  { tag: '@deep' },
  async ({ page, browser }) => {
    const { account, order } = await anOrder();
    const staffPath = `/admin-dashboard/order/${order.id}`;
    const clientPath = `/client-dashboard/order/details/${order.id}`;
    await haveSession(page, 'admin@demo.tassis.ma');
    await page.goto(staffPath);
    await expect(page.getByRole('heading', { name: order.reference, level: 1 })).toBeVisible();
    const client = await openBeside(browser, { ...account, at: clientPath });
    const [question, reply] = [`Quand ? ${randomUUID()}`, `Demain. ${randomUUID()}`];

    await test.step('the staff sees what the client writes, without asking for it', async () => {
      await write(client, question);
      await expect(getMessages(page)).toContainText(question);
    });

    await test.step('the client sees that it was read, and the answer', async () => {
      await getMessages(page).scrollIntoViewIfNeeded();
      await page.getByRole('textbox', { name: 'Votre message' }).scrollIntoViewIfNeeded();
      await expect(getMessages(client)).toContainText('Lu le');
      await write(page, reply);
      await expect(getMessages(client)).toContainText(reply);
      await client.getByRole('textbox', { name: 'Votre message' }).scrollIntoViewIfNeeded();
      await expect(getMessages(page)).toContainText('Lu le');
    });

    await test.step('a client who has left is mailed what came since, and nothing that was read', async () => {
      await client.context().close();
      const news = `C’est transmis. ${randomUUID()}`;
      await write(page, news);
      await passFiveMinutes(reply);
      await passFiveMinutes(news);
      await expect.poll(() => mailsTo(account.email)).toEqual([expect.stringContaining(news)]);
      expect((await mailsTo(account.email))[0]).not.toContain(reply);
    });

    await test.step('a colleague who has the order open is named until they leave', async () => {
      const viewers = page.getByText('Karim Alaoui a aussi cette commande ouverte');
      const colleague = await openBeside(browser, { email: await aColleague(), at: staffPath });
      await expect(viewers).toBeVisible();
      await colleague.context().close();
      await expect(viewers).toBeHidden({ timeout: GONE_WITHIN_MS });
    });
  },
);
