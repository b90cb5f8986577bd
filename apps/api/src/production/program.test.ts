import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { builtProgram, compiledPrograms } from '@tassis/build/programs';
import { afterAll, expect, test } from 'vitest';
import { mails, secondFactors } from '../database/schema/index.ts';
import { createTestDatabase } from '../database/testing/create-test-database.ts';
import { startSmtpHouse } from '../mail/testing/smtp-house.ts';
import { insertAccount } from '../testing/accounts.ts';
import { textLike, textWith } from '../testing/matchers.ts';
import { aManifest } from './testing/a-manifest.ts';
import { firm } from './testing/firm.ts';
import { certificate, startTlsSite } from './testing/tls-site.ts';

const program = await builtProgram('program');
const { db, url } = await createTestDatabase();
const smtp = await startSmtpHouse();
const folder = await mkdtemp(join(tmpdir(), 'tassis-production-'));
afterAll(() => rm(folder, { recursive: true }));
await writeFile(join(folder, 'authority.pem'), certificate);
const environment = {
  PATH: process.env['PATH'],
  ...compiledPrograms(),
  APP_ENV: 'production',
  SESSION_SECRET: 'x'.repeat(32),
  EDGE_SECRET: 'e'.repeat(32),
  SITE_URL: await startTlsSite(),
  SMTP_URL: smtp.url,
  TRUSTED_PROXIES: 'loopback',
  DATABASE_URL: url,
  BACKUP_DIR: folder,
  NODE_EXTRA_CA_CERTS: join(folder, 'authority.pem'),
};

const run = async (words: string[], env: object = {}) => {
  const command = ['--disable-warning=DeprecationWarning', program, ...words];
  return promisify(execFile)(process.execPath, command, { env: { ...environment, ...env } });
};
const check = ['check', '--clock', 'http://127.0.0.1:1/'];
const turnOn = (userId: string) =>
  db.insert(secondFactors).values({ userId, secret: 'x', confirmedAt: new Date() });

test('the commands lead an empty production database to an open shop', async () => {
  const invited = ['--first-name', 'Nadia', '--last-name', 'Alaoui', '--role', 'admin'];
  const invite = ['invite', '--email', 'nadia@example.com', ...invited];
  const nobody = { code: 1, stderr: textWith('npm run admin:create') };
  await expect(run(invite)).rejects.toMatchObject(nobody);
  const first = await insertAccount(db, 'admin');
  expect((await run(invite)).stdout).toContain('nadia@example.com');
  const names = ['Settings', 'Mails', 'Bank', 'Packages', 'Administrators', 'Second', 'Backup'];
  await expect(run(check)).rejects.toMatchObject({
    code: 1,
    stdout: textLike(new RegExp(`✗ ${names.join('[^]*✗ ')}[^]*Left to do: 7\n`, 'u')),
  });

  const from = join(folder, 'settings.json');
  await writeFile(from, JSON.stringify({ firm }));
  await run(['settings', '--from', from]);
  const second = await insertAccount(db, 'admin');
  const editor = await insertAccount(db, 'content_admin');
  await run(['packages', '--yes']);
  for (const { id } of [first, second, editor]) await turnOn(id);
  await mkdir(join(folder, 'tonight'));
  await writeFile(join(folder, 'tonight', 'manifest.json'), JSON.stringify(aManifest()));
  // A started house has sent it.
  await db.update(mails).set({ status: 'sent' });
  expect((await run(check)).stdout).toContain('\nNothing is left to do.\n');
});

test('what is wrong is said in words', async () => {
  await expect(run(['sell'])).rejects.toMatchObject({
    code: 1,
    stderr: textWith('check, settings, invite, packages'),
  });
  await expect(run(check, { APP_ENV: '' })).rejects.toMatchObject({
    code: 1,
    stdout: textWith('✗ Environment'),
  });
  await expect(run(check, { DATABASE_URL: 'postgres://127.0.0.1:1/none' })).rejects.toMatchObject({
    code: 1,
    stderr: textWith('DATABASE_URL'),
  });
});

test('a check makes no database where there is none, and says that one is empty', async () => {
  const nowhere = join(folder, 'nowhere');
  const without = { DATABASE_URL: '', DATA_DIR: nowhere };
  await expect(run(check, without)).rejects.toMatchObject({
    code: 1,
    stderr: textWith(`There is no database in ${nowhere} yet.`),
  });
  expect(existsSync(nowhere)).toBe(false);

  const { pool, url: empty } = await createTestDatabase();
  await pool.query('ALTER TABLE settings RENAME TO settings_gone');
  await expect(run(check, { DATABASE_URL: empty })).rejects.toMatchObject({
    code: 1,
    stderr: textWith('The database is empty.'),
  });
});
