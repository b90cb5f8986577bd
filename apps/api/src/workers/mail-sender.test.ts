import { TO_FILL } from '@tassis/domain';
import { getAdminSettings, updateAdminSettings, type AdminSettings } from '@tassis/contracts';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { mails } from '../database/schema/index.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { startSmtpHouse } from '../mail/testing/smtp-house.ts';
import { smtpTransport } from '../mail/transport.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { startJobs } from './start-jobs.ts';
import { textLike, textWith } from '../testing/matchers.ts';

const api = await createTestApi();
const admin = await api.signIn('admin');
let ownSender = /./u;
const smtp = await startSmtpHouse({
  onMailFrom: ({ address }, _session, done) =>
    done(ownSender.test(address) ? null : refusal(550, 'Sender not owned')),
  onRcptTo: ({ address }, _session, done) =>
    done(address.startsWith('slow@') ? refusal(450, `<${address}>: Greylisted`) : null),
});
const { databaseUrl, deps, app } = api;
const transport = smtpTransport(smtp.url, { silenceMs: 5000 });
const stop = await startJobs({ ...deps, databaseUrl, transport, log: app.log, pollSeconds: 0.5 });
afterAll(stop);
afterEach(() => api.db.delete(mails));

const receivedBy = (address: string) =>
  smtp.received.find(({ recipients }) => recipients.includes(address));

async function queue(to = 'salma@example.ma') {
  const content = { template: 'welcome', firstName: 'Salma', verifyToken: 'secret' } as const;
  const who = { to, userId: null, locale: 'fr', now: api.clock() } as const;
  await queueMail(api.db, { ...who, content, dedupeKey: `welcome:${to}` });
}
const until = (expected: Partial<Record<keyof typeof mails.$inferSelect, unknown>>) =>
  vi.waitFor(async () => expect(await api.db.select().from(mails)).toMatchObject([expected]), {
    timeout: 10_000,
  });
/** As {@link until}, and its next try stands in the queue. */
async function untilWaiting(lastError: RegExp) {
  await until({ status: 'queued', attempts: 1, lastError: textLike(lastError) });
  await vi.waitFor(async () => {
    const { rowCount } = await api.pool.query(`SELECT 1 FROM pgboss.job WHERE state = 'retry'`);
    expect(rowCount).toBe(1);
  });
}
const read = async () =>
  (await api.ask(getAdminSettings, admin)).json<{ data: AdminSettings }>().data;

/** As an empty production database has it. */
async function emptyFirm(fields: Partial<AdminSettings['firm']>) {
  await api.pool.query(`UPDATE settings SET value = value || $1::jsonb WHERE key = 'firm'`, [
    JSON.stringify(fields),
  ]);
}

/** As the admin's form saves it. */
async function saveAddress(email: string, more: Partial<AdminSettings['firm']> = {}) {
  const { version, to_fill: _toFill, ...form } = await read();
  const payload = { ...form, firm: { ...form.firm, ...more, email } };
  const headers = { 'if-match': `"${version}"` };
  const answer = await api.ask(updateAdminSettings, { ...admin, payload, headers });
  expect(answer.statusCode).toBe(200);
}

test('a mail waits for the firm’s address, and is sent as soon as it is set', async () => {
  const { firm } = await read();
  await emptyFirm({ email: TO_FILL });
  await queue();
  await untilWaiting(/no e-mail/u);
  await saveAddress(firm.email);
  await until({ status: 'sent', attempts: 2, lastError: null });
  expect(smtp.received.map(({ from }) => from?.address)).toEqual([firm.email]);
});

test('the log says once why mails wait, every hour how many, and in the end how many waited', async () => {
  api.logs.length = 0;
  const { firm } = await read();
  await emptyFirm({ email: TO_FILL });
  const told = () =>
    api.logs.flatMap((line) => /"mails":(\d+),"msg":"([^":]+)/u.exec(line)?.slice(1) ?? []);
  const untilTried = (count: number) =>
    vi.waitFor(
      async () => {
        const { rowCount } = await api.pool.query(`SELECT 1 FROM pgboss.job WHERE state = 'retry'`);
        expect(rowCount).toBe(count);
      },
      { timeout: 10_000 },
    );
  for (const name of ['a', 'b', 'c']) await queue(`${name}@example.ma`);
  await untilTried(3);
  expect(told()).toEqual(['1', 'mails wait']);
  expect(api.logs.join('')).toContain('mails wait: no sender address in the settings');
  expect(api.logs.join('')).not.toContain('mail not handed over');
  api.clock.advance(3600);
  admin.token = await api.createToken(admin.id);
  await queue('d@example.ma');
  await untilTried(4);
  expect(told()).toEqual(['1', 'mails wait', '4', 'mails wait']);
  await saveAddress(firm.email);
  await vi.waitFor(() => expect(told().slice(4)).toEqual(['4', 'mails go out']), {
    timeout: 10_000,
  });
  await untilTried(0);
});

test('a mail that waited for the settings has the firm’s name, and no placeholder', async () => {
  const { firm } = await read();
  await emptyFirm({ email: TO_FILL, name: TO_FILL, phone: TO_FILL });
  await queue('argan@example.ma');
  await untilWaiting(/no e-mail/u);
  await saveAddress(firm.email, { name: 'Argan & Fils', phone: firm.phone });
  await until({ status: 'sent', attempts: 2 });
  // The mails of the tests before may be heard of late.
  const mail = await vi.waitUntil(() => receivedBy('argan@example.ma'));
  expect(mail.from?.name).toBe('Argan & Fils');
  expect(mail?.text).toContain('Argan & Fils');
  expect(mail?.html).toContain('Argan &amp; Fils');
  for (const part of [mail?.text, mail?.html])
    expect(part).not.toMatch(/Tassis|invalid|renseigner/u);
});

test("a firm without a name writes under the site's name", async () => {
  smtp.received.length = 0;
  await emptyFirm({ name: TO_FILL });
  await queue();
  await until({ status: 'sent' });
  const [mail] = smtp.received;
  expect(mail?.from?.name).toBe('Tassis');
  expect(mail?.text).toMatch(/^Tassis$/mu);
});

test('a refused sender is an error of our settings: no mail is lost', async () => {
  ownSender = /^bon@/u;
  await queue();
  await untilWaiting(/not owned/u);
  await saveAddress('bon@tassis.example');
  await until({ status: 'sent', attempts: 2 });
  expect(smtp.received.at(-1)?.from?.address).toBe('bon@tassis.example');
});

test('the log of an unsent mail contains no personal data', async () => {
  ownSender = /./u;
  await queue('slow@example.ma');
  await until({ status: 'queued', lastError: textWith('slow@example.ma') });
  await vi.waitFor(() => {
    const line = api.logs.findLast((written) => written.includes('mail not handed over'));
    expect(line).toContain('"code":"EENVELOPE","responseCode":450,"command":"RCPT TO"');
  });
  expect(api.logs.join('')).not.toContain('@example.ma');
});

function refusal(responseCode: number, message: string) {
  return Object.assign(new Error(message), { responseCode });
}
