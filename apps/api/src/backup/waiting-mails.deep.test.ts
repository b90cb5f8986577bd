import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { settings } from '../database/schema/index.ts';
import { createTestDatabase } from '../database/testing/create-test-database.ts';
import { localFiles } from '../files/local-files.ts';
import { startJobs } from '../workers/start-jobs.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { startSmtpHouse } from '../mail/testing/smtp-house.ts';
import { smtpTransport } from '../mail/transport.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { folderPlace } from './folder-place.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

const root = await mkdtemp(join(tmpdir(), 'tassis-mails-'));
afterAll(() => rm(root, { recursive: true, force: true }));
const place = folderPlace(root);
const smtp = await startSmtpHouse();
const api = await createTestApi();

/** Works on a database until it is told to stop. */
const work = (databaseUrl: string, db: typeof api.db) =>
  startJobs({
    ...api.deps,
    db,
    databaseUrl,
    transport: smtpTransport(smtp.url),
    log: api.app.log,
    pollSeconds: 0.5,
  });
const haveSent = (count: number) =>
  vi.waitFor(() => expect(smtp.received).toHaveLength(count), { timeout: 15_000 });

/** Three mails wait when the backup is taken; the old house sends them a moment later. */
async function oldHouse() {
  const content = { template: 'password-changed', firstName: 'Salma' } as const;
  for (const n of [1, 2, 3]) {
    const who = { to: `client${n}@example.ma`, userId: null, locale: 'fr' } as const;
    await queueMail(api.db, { ...who, content, dedupeKey: `changed:${n}`, now: api.clock() });
  }
  await place.keep('backup', (to) => takeBackup(api.deps, to));
  const stop = await work(api.databaseUrl, api.db);
  await haveSent(3);
  await stop();
}
await oldHouse();

async function restored(waitingMails?: 'hold' | 'send') {
  const { db, pool, url } = await createTestDatabase();
  await db.delete(settings);
  const files = localFiles(join(root, waitingMails ?? 'default'));
  const { waiting } = await restoreBackup(
    { pool, files, ...(waitingMails && { waitingMails }) },
    await place.read('backup'),
  );
  expect(waiting).toBe(3);
  smtp.received.length = 0;
  return { db, url };
}

test('no mail is sent twice after a restore: those that waited are held, and say so', async () => {
  const { db, url } = await restored();
  const stop = await work(url, db);
  await sleep(1500);
  await stop();
  expect(smtp.received).toEqual([]);
  const mails = await db.query.mails.findMany();
  expect(mails.map(({ status }) => status)).toEqual(['failed', 'failed', 'failed']);
  expect(mails[0]?.lastError).toContain('brought back from a backup');
});

test('who knows that the old house sent nothing more has them sent, each once', async () => {
  const { db, url } = await restored('send');
  const stop = await work(url, db);
  await haveSent(3);
  await sleep(1200);
  await stop();
  expect(smtp.received).toHaveLength(3);
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(3);
});
