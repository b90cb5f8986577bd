import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { builtProgram, compiledPrograms } from '@tassis/build/programs';
import { eq } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Executor } from '../database/client.ts';
import { mails } from '../database/schema/index.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { startSmtpHouse } from '../mail/testing/smtp-house.ts';
import { keepOnly, smtpTransport, type Transport } from '../mail/transport.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { JOBS_SCHEMA } from '../jobs/queues.ts';
import { startJobs } from './start-jobs.ts';
import { textLike } from '../testing/matchers.ts';

const worker = await builtProgram('worker-process');
const api = await createTestApi({ env: { SITE_URL: 'https://www.tassis.example' } });
const smtp = await startSmtpHouse({
  onRcptTo: ({ address }, _session, done) =>
    done(address.startsWith('gone@') ? refusal(550, 'No such mailbox') : null),
});

/** The shortest polling interval, and a time that is longer. */
const pollSeconds = 0.5;
const nextLook = () => sleep(600);

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});
beforeEach(async () => {
  smtp.received.length = 0;
  await api.db.delete(mails);
  await api.pool.query('DELETE FROM pgboss.job');
});

/** As patient as in production: on a busy machine the server takes a moment, and who gives up early tries, and sends, again. */
async function work(transport: Transport = smtpTransport(smtp.url)) {
  const { databaseUrl, deps, app } = api;
  stops.push(await startJobs({ ...deps, databaseUrl, transport, log: app.log, pollSeconds }));
}

let queued = 0;
/** @returns its key */
async function queue(tx: Executor = api.db, to = 'salma@example.ma') {
  const dedupeKey = `welcome:${(queued += 1)}`;
  const content = { template: 'welcome', firstName: 'Salma', verifyToken: 'secret' } as const;
  const now = api.clock();
  const attachments = [{ name: 'été.ics', mediaType: 'text/calendar; charset=utf-8', text: 'Été' }];
  await queueMail(tx, { content, attachments, to, userId: null, locale: 'fr', dedupeKey, now });
  return dedupeKey;
}

const read = async (key: string) => {
  const [mail] = await api.db.select().from(mails).where(eq(mails.dedupeKey, key));
  return mail;
};
const until = (key: string, expected: Partial<Record<keyof typeof mails.$inferSelect, unknown>>) =>
  vi.waitFor(async () => expect(await read(key)).toMatchObject(expected), { timeout: 10_000 });
/** A retry is made due as soon as it is queued. */
const hurry = () =>
  vi.waitFor(
    async () => {
      const { rowCount } = await api.pool.query(
        `UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`,
      );
      expect(rowCount).toBe(1);
    },
    { timeout: 10_000 },
  );

describe('a mail is handed over', () => {
  test('once, completely, after its transaction is committed', async () => {
    await work();
    let key = '';
    await api.db.transaction(async (tx) => {
      key = await queue(tx);
      await nextLook();
      expect(smtp.received).toHaveLength(0);
    });
    await until(key, { status: 'sent', attempts: 1, lastError: null });
    await nextLook();
    const mail = await read(key);
    expect(mail?.sentAt).toEqual(api.clock());
    expect(smtp.received).toHaveLength(1);
    expect(JSON.stringify(mail)).not.toContain('secret');
    expect(mail?.text).toContain('/verify-email?token=…');
    expect(smtp.received[0]).toMatchObject({
      recipients: ['salma@example.ma'],
      from: { name: 'Tassis', address: 'contact@tassis.example' },
      messageId: `<${mail?.id}@www.tassis.example>`,
      subject: mail?.subject,
      attachments: [{ filename: 'été.ics', mimeType: 'text/calendar' }],
    });
    const [file] = smtp.received[0]?.attachments ?? [];
    expect((await new Response(file?.content).text()).trim()).toBe('Été');
    for (const part of [smtp.received[0]?.text, smtp.received[0]?.html]) {
      expect(part).toContain('https://www.tassis.example/verify-email?token=secret');
      expect(part).not.toContain('site.invalid');
    }
  });

  test('never when its transaction was rolled back', async () => {
    await work();
    const failing = api.db.transaction(async (tx) => {
      await queue(tx);
      throw new Error('something else went wrong');
    });
    await expect(failing).rejects.toThrow('something else');
    expect((await api.pool.query('SELECT 1 FROM pgboss.job')).rows).toEqual([]);
    await nextLook();
    expect(smtp.received).toHaveLength(0);
    expect(await api.db.$count(mails)).toBe(0);
  });

  test('once by many workers, and once for a key', async () => {
    const content = { template: 'password-changed', firstName: 'Salma' } as const;
    for (let n = 0; n < 60; n += 1) {
      const to = `client${n % 30}@example.ma`;
      const who = { to, userId: null, locale: 'en', now: api.clock() } as const;
      await queueMail(api.db, { ...who, content, dedupeKey: `changed:${n % 30}` });
    }
    await Promise.all([work(), work(), work()]);
    await vi.waitFor(
      async () => expect(await api.db.$count(mails, eq(mails.status, 'sent'))).toBe(30),
      { timeout: 15_000 },
    );
    await nextLook();
    expect(smtp.received).toHaveLength(30);
    expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(30);
  });

  test('to its one recipient, whatever the address contains', async () => {
    await work();
    const key = await queue(api.db, 'a@example.ma, b@example.ma');
    await vi.waitFor(async () => expect((await read(key))?.attempts).toBe(1), { timeout: 10_000 });
    expect(smtp.received.flatMap(({ recipients }) => recipients)).not.toContain('b@example.ma');
  });

  test('to nobody without a server: it is stored completely and not marked as sent', async () => {
    await work(keepOnly);
    const key = await queue();
    await until(key, { status: 'kept', attempts: 0, sentAt: null });
    expect((await read(key))?.text).toContain('token=secret');
    expect(smtp.received).toHaveLength(0);
  });
});

describe('a server that', () => {
  test.each([
    ['refuses for now', 451, /451/u],
    ['says nothing', 'hang', /timeout/iu],
  ] as const)('%s is tried again later', async (_name, behaviour, error) => {
    smtp.answerWith(behaviour);
    await work(behaviour === 'hang' ? impatientOnce() : undefined);
    const key = await queue();
    await until(key, { status: 'queued', attempts: 1, lastError: textLike(error) });
    await vi.waitFor(
      async () => {
        const { rows } = await api.pool.query<{ later: boolean }>(
          `SELECT start_after > now() + interval '20 seconds' AS later FROM pgboss.job WHERE state = 'retry'`,
        );
        expect(rows).toEqual([{ later: true }]);
      },
      { timeout: 10_000 },
    );
    await hurry();
    await until(key, { status: 'sent', attempts: 2, lastError: null });
    expect(smtp.received).toHaveLength(1);
  });

  test('does not answer is tried again later', async () => {
    await work(smtpTransport('smtp://127.0.0.1:1'));
    const lastError: unknown = expect.stringContaining('ECONNREFUSED');
    await until(await queue(), { status: 'queued', attempts: 1, lastError });
  });

  test('refuses the recipient permanently is not retried, and the mail contains no token any more', async () => {
    await work();
    const key = await queue(api.db, 'gone@example.ma');
    await until(key, { status: 'failed', attempts: 1, lastError: textLike(/550/u) });
    expect(JSON.stringify(await read(key))).not.toContain('secret');
    const { rows } = await api.pool.query(`SELECT 1 FROM pgboss.job WHERE state = 'retry'`);
    expect(rows).toEqual([]);
  });

  test('closes the connection once it has the message may get it twice, with the same Message-ID', async () => {
    smtp.answerWith('drop');
    await work();
    const key = await queue();
    await until(key, { status: 'queued', attempts: 1 });
    await hurry();
    await until(key, { status: 'sent', attempts: 2 });
    expect(smtp.received).toHaveLength(2);
    expect(smtp.received[0]?.messageId).toBe(smtp.received[1]?.messageId);
  });

  test('fails for two days is given up', async () => {
    smtp.answerWith(451);
    const key = await queue();
    await api.pool.query(
      `UPDATE pgboss.job SET state = 'retry', retry_count = 27, started_on = now()`,
    );
    await work();
    const lastError: unknown = expect.stringMatching(/451/u);
    await until(key, { status: 'failed', lastError });
  });
});

test('a worker that is killed between sending and recording it sends the same message twice at most', async () => {
  const key = await queue();
  const noted = await api.pool.connect();
  await noted.query('BEGIN');
  // Marking the mail as sent has to wait for our lock.
  await noted.query('SELECT 1 FROM mails WHERE dedupe_key = $1 FOR UPDATE', [key]);
  const child = fork(worker, {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: api.databaseUrl,
      SMTP_URL: smtp.url,
      SITE_URL: 'https://www.tassis.example',
      API_PORT: '0',
      LOG_LEVEL: 'silent',
      ...compiledPrograms(),
    },
    execArgv: ['--disable-warning=DeprecationWarning'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  // It has the whole program to load first.
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 60_000, interval: 50 });
  await sleep(200);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await noted.query('ROLLBACK');
  noted.release();
  // The note of a dead process may still be written by the database; without it the job comes back.
  await api.db.update(mails).set({ status: 'queued' });
  await missHeartbeats();
  await hurry();
  await work();
  await until(key, { status: 'sent' });
  await nextLook();
  expect(smtp.received.length).toBeLessThanOrEqual(2);
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(1);
}, 120_000);

/** Expires the heartbeat and runs the supervision of pg-boss. */
async function missHeartbeats() {
  await api.pool.query(`UPDATE pgboss.job SET heartbeat_on = now() - interval '5 minutes'`);
  const boss = new PgBoss({
    connectionString: api.databaseUrl,
    schema: JOBS_SCHEMA,
    supervise: false,
  });
  await boss.start();
  await boss.supervise('send-mail');
  await boss.stop({ graceful: false });
}

/** Gives up soon, but only at its first try. */
function impatientOnce(): Transport {
  const patient = smtpTransport(smtp.url);
  const tries = [smtpTransport(smtp.url, { silenceMs: 300 })];
  return (message) => (tries.shift() ?? patient)(message);
}

function refusal(responseCode: number, message: string) {
  return Object.assign(new Error(message), { responseCode });
}
