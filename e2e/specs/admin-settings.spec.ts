import { randomUUID } from 'node:crypto';
import { expect, test } from '../browser/test.ts';
import { haveSession } from '../pages/sign-in.ts';
import {
  changePhone,
  disableColleague,
  inviteColleague,
  STAFF,
  validateAccountant,
} from '../pages/staff/staff-desk.ts';
import { mainSystem } from '../system/addresses.ts';
import { sql } from '../system/database.ts';
import { mailedLink } from '../system/mails.ts';
import { aPassword, registerAccountant, send } from '../system/visitors.ts';

const MINUTE = 60_000;

const contact = async () => (await fetch(`${mainSystem.site}/contact`)).text();

test(
  'a waiting accountant is found from the landing page, validated, and notified',
  { tag: '@deep' },
  async ({ page }) => {
    const { email, businessName } = await registerAccountant();
    await haveSession(page, STAFF);
    await validateAccountant(page, businessName);
    await expect
      .poll(() =>
        sql(
          mainSystem,
          `SELECT recipient FROM mails WHERE template = 'partner-validated' AND recipient = $1`,
          [email],
        ),
      )
      .toHaveLength(1);
    // They no longer wait.
    await expect(page.getByRole('link', { name: businessName, exact: true })).toHaveCount(0);
  },
);

test(
  'a changed setting is on the site within a minute, and the history names who changed it',
  { tag: '@deep' },
  async ({ page }) => {
    await haveSession(page, STAFF);
    await page.goto('/system-settings');
    const phone = '+212 5 22 98 76 54';
    expect(await contact()).not.toContain(phone);
    const before = await changePhone(page, phone);
    try {
      await expect.poll(contact, { timeout: MINUTE, intervals: [500] }).toContain(phone);
      const change = page.getByRole('listitem').filter({ hasText: 'Paramètres changés' }).first();
      await expect(change).toContainText('98 76 54');
    } finally {
      await changePhone(page, before);
    }
  },
);

test(
  'a colleague is invited, and disabled while signed in',
  { tag: '@deep' },
  async ({ page, browser }) => {
    const email = `collegue-${randomUUID()}@example.ma`;
    await haveSession(page, STAFF);
    await inviteColleague(page, email);
    const link = await mailedLink(mainSystem, 'invitation', email);
    const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
    expect((await send(`/invitations/${token}/accept`, aPassword)).status).toBe(201);

    const theirs = await browser.newContext({ baseURL: mainSystem.site });
    const desk = await theirs.newPage();
    await haveSession(desk, email, aPassword.password);
    await desk.goto('/dashboard/dashboard');
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();

    await disableColleague(page, email);

    await desk.reload();
    await expect(desk).toHaveURL(/\/login/);
    expect((await send('/login', { email, password: aPassword.password })).status).toBe(401);
    await theirs.close();
  },
);
