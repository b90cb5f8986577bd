import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../database/client.ts';
import { startEmbedded } from '../database/embedded/index.ts';
import { settle } from '../database/embedded/installation.ts';
import { run } from '../database/embedded/run.ts';
import { migrate } from '../database/migrate.ts';
import { users } from '../database/schema/index.ts';
import { insertAccount } from '../testing/accounts.ts';
import { makeQuickFolder } from '../testing/quick-folder.ts';

const root = makeQuickFolder('moment');
afterAll(() => rmSync(root, { recursive: true, force: true }));
const makeFolder = (name: string) => {
  const folder = join(root, name);
  mkdirSync(folder, { mode: 0o755 });
  return folder;
};
const archive = makeFolder('archive');
const live = makeFolder('live');
const recovered = makeFolder('recovered');

const programs = process.env['TEST_POSTGRES'];
const start = (dataDir: string, settings: Record<string, string>) =>
  startEmbedded(dataDir, { programs, settings });

/** Has the role of the application take base backups: a right that an engine of backups has in production. */
async function allowBackups(): Promise<void> {
  const server = await start(live, {});
  await server.stop();
  const installation = settle(live, () => undefined, programs);
  const grants = ['pg_backup_start(text, boolean)', 'pg_backup_stop(boolean)', 'pg_switch_wal()'];
  await run(installation, 'postgres', {
    args: ['--single', '-D', installation.directory, 'tassis'],
    input: grants.map((name) => `GRANT EXECUTE ON FUNCTION ${name} TO tassis\n`).join(''),
  });
  // The server writes its log into the archive.
  if (installation.account) chownSync(archive, installation.account.uid, installation.account.gid);
}

/** Copies the folder of the running server, as `pg_basebackup` does. */
async function takeBaseBackup(pool: ReturnType<typeof openDatabase>['pool']): Promise<void> {
  const client = await pool.connect();
  const target = join(recovered, 'postgres');
  try {
    await client.query(`SELECT pg_backup_start('base', true)`);
    // A file that the server removes meanwhile makes `cp` end with 1; recovery makes up for it.
    await promisify(execFile)('cp', ['-a', join(live, 'postgres'), target]).catch(() => undefined);
    const { rows } = await client.query<{ labelfile: string }>(
      'SELECT labelfile FROM pg_backup_stop(true)',
    );
    writeFileSync(join(target, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    client.release();
  }
  for (const name of readdirSync(join(target, 'pg_wal')))
    if (name !== 'archive_status') rmSync(join(target, 'pg_wal', name), { recursive: true });
  rmSync(join(target, 'postmaster.pid'), { force: true });
  writeFileSync(join(target, 'recovery.signal'), '');
  const { uid, gid } = statSync(target);
  for (const name of ['backup_label', 'recovery.signal']) chownSync(join(target, name), uid, gid);
  chmodSync(target, 0o700);
}

test('the database comes back as it was between two writes after the base backup', async () => {
  await allowBackups();
  const server = await start(live, {
    archive_mode: 'on',
    archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f`,
  });
  const { db, pool, close } = openDatabase(server.url, { maxConnections: 2 });
  await migrate(pool);
  const before = await insertAccount(db, 'client');
  await takeBaseBackup(pool);
  const first = await insertAccount(db, 'client');
  await sleep(50);
  const { rows } = await pool.query<{ at: string }>('SELECT clock_timestamp()::text AS at');
  await sleep(50);
  const second = await insertAccount(db, 'client');
  await db.update(users).set({ userName: 'Overwritten' }).where(eq(users.id, before.id));
  const { rows: switched } = await pool.query<{ file: string }>(
    'SELECT pg_walfile_name(pg_switch_wal()) AS file',
  );
  await vi.waitUntil(() => readdirSync(archive).includes(switched[0]?.file ?? ''), {
    timeout: 60_000,
  });
  await close();
  await server.stop();

  const again = await start(recovered, {
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: rows[0]?.at ?? '',
    recovery_target_action: 'promote',
  });
  const restored = openDatabase(again.url, { maxConnections: 2 });
  try {
    await vi.waitUntil(
      async () => {
        const { rows: state } = await restored.pool.query<{ over: boolean }>(
          'SELECT NOT pg_is_in_recovery() AS over',
        );
        return state[0]?.over;
      },
      { timeout: 60_000 },
    );
    const found = await restored.db.select().from(users);
    expect(found.map(({ id }) => id).toSorted()).toEqual([before.id, first.id].toSorted());
    expect(found.some(({ userName }) => userName === 'Overwritten')).toBe(false);
    expect(found.some(({ id }) => id === second.id)).toBe(false);
    // It takes writes: it is a database of its own from here on.
    await insertAccount(restored.db, 'client');
  } finally {
    await restored.close();
    await again.stop();
  }
}, 180_000);
