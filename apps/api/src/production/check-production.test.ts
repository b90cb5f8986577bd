import { mkdtemp, mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { insertFirstSettings } from '../database/first-settings.ts';
import { mails, packages, secondFactors, settings, users } from '../database/schema/index.ts';
import { startSmtpHouse } from '../mail/testing/smtp-house.ts';
import { createTestApi } from '../testing/create-test-api.ts';
import { insertPackage } from '../testing/insert-package.ts';
import { checkProduction, type House } from './check-production.ts';
import { checkSite } from './check-site.ts';
import { aManifest } from './testing/a-manifest.ts';
import { firm } from './testing/firm.ts';
import { certificate, startTlsSite } from './testing/tls-site.ts';

const api = await createTestApi();
const { db, pool } = api;
const smtp = await startSmtpHouse();
const siteUrl = await startTlsSite();
const brokenSite = await startTlsSite(502);
const backups = await mkdtemp(join(tmpdir(), 'tassis-backups-'));
afterAll(() => rm(backups, { recursive: true }));

const clock = () => new Date();
const house: House = {
  db,
  pool,
  clock,
  config: {
    environment: 'production',
    siteUrl,
    smtpUrl: smtp.url,
    sessionSecrets: ['s'.repeat(32)],
  },
  trustedProxies: 'loopback',
  backups,
  // No server answers there, so the clock is compared with the database's.
  clockUrl: 'http://127.0.0.1:1/',
  authority: certificate,
};

/** The open points, with their instructions. */
const left = async (changes: Partial<House> = {}) => {
  const points = await checkProduction({ ...house, ...changes });
  return points.filter((point) => point.left !== null);
};
const names = async (changes: Partial<House> = {}) => (await left(changes)).map(({ name }) => name);

const staff = [
  await api.signIn('admin'),
  await api.signIn('admin'),
  await api.signIn('content_admin'),
];
const [first, , editor] = staff;
const withoutBank = firm.legal_numbers.filter(({ label }) => label !== 'RIB');
const writeFirm = (legalNumbers: typeof withoutBank) => {
  const value = sql`${settings.value} || ${JSON.stringify({ ...firm, legal_numbers: legalNumbers })}::jsonb`;
  return db.update(settings).set({ value }).where(eq(settings.key, 'firm'));
};

const writeBackup = async (hoursAgo: number) => {
  const folder = join(backups, 'tonight');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const at = new Date(Date.now() - hoursAgo * 3_600_000);
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(aManifest(at)));
  await utimes(join(folder, 'manifest.json'), at, at);
};

const renameMigration = (from: string, to: string) =>
  pool.query(`UPDATE schema_migrations SET name = ${to} WHERE name = ${from}`);
const siteAt = (now: string) => checkSite(siteUrl, { now: new Date(now), authority: certificate });
const aMinuteLate = () => new Date(Date.now() - 60_000);

beforeEach(async () => {
  await writeFirm(firm.legal_numbers);
  await db.delete(packages);
  await insertPackage(db, { status: 'published' });
  await db.delete(secondFactors);
  for (const { id: userId } of staff) {
    await db.insert(secondFactors).values({ userId, secret: 'x', confirmedAt: clock() });
  }
  await db.update(users).set({ disabledAt: null });
  await db.delete(mails);
  await writeBackup(1);
});

test('has no open points when everything is done', async () => {
  expect(await left()).toEqual([]);
});

test('has no other points outside of production', async () => {
  const config = { ...house.config, environment: 'development' } as const;
  expect(await names({ config })).toEqual(['Environment']);
});

test('a database that is older than the code', async () => {
  const newest = '(SELECT max(name) FROM schema_migrations)';
  await renameMigration(newest, `'0000 ' || ${newest}`);
  try {
    expect(await names()).toEqual(['Database']);
  } finally {
    await renameMigration(`(SELECT min(name) FROM schema_migrations)`, `substr(name, 6)`);
  }
  expect(await names()).toEqual([]);
});

test('a firm whose settings are empty', async () => {
  await db.delete(settings).where(eq(settings.key, 'firm'));
  await insertFirstSettings(db);
  const points = await left();
  expect(points.map(({ name }) => name)).toEqual(['Settings', 'Mails', 'Bank']);
  expect(points[0]?.found).toContain('legal_name');
  expect(points[0]?.left).toContain('npm run production:settings');
});

test('a bank account that is missing, or has a wrong digit', async () => {
  await writeFirm(withoutBank);
  expect(await names()).toEqual(['Bank']);
  await writeFirm([...withoutBank, { label: 'RIB', value: '011 519 0000012050005349 22' }]);
  expect(await names()).toEqual(['Bank']);
});

test('a mail server that does not answer, and one that refuses', async () => {
  const config = { ...house.config, smtpUrl: 'smtp://127.0.0.1:1' };
  expect(await names({ config })).toEqual(['Mails']);
  const mail = { recipient: 'client@example.com', locale: 'fr', subject: 's', text: 't' } as const;
  const waiting = { dedupeKey: 'a', template: 'welcome', html: 'h', status: 'queued' } as const;
  await db.insert(mails).values({ ...mail, ...waiting });
  expect(await names()).toEqual([]);
  await db.update(mails).set({ lastError: '550 sender not allowed' });
  const [point] = await left();
  expect(point).toMatchObject({ name: 'Mails' });
  expect(point?.found).toContain('550 sender not allowed');
});

test('the mail catcher of Docker, which answers and sends nothing', async () => {
  const config = { ...house.config, smtpUrl: 'smtp://mail:1025' };
  const [point, ...more] = await left({ config });
  expect([point?.name, more]).toEqual(['Mails', []]);
  expect(point?.left).toContain('SMTP_URL');
});

test('no package, or a draft only', async () => {
  await db.update(packages).set({ status: 'draft' });
  const [point, ...more] = await left();
  expect([point?.name, more]).toEqual(['Packages', []]);
  expect(point?.left).not.toContain('production:invite');
  await db
    .update(users)
    .set({ disabledAt: clock() })
    .where(eq(users.id, editor?.id ?? ''));
  const [without] = await left();
  expect(without?.left).toContain('production:invite -- --role content_admin');
});

test('a single administrator who can sign in', async () => {
  await db
    .update(users)
    .set({ disabledAt: clock() })
    .where(eq(users.id, first?.id ?? ''));
  expect(await names()).toEqual(['Administrators']);
});

test("a second factor that is off or unconfirmed, also a content administrator's", async () => {
  await db.delete(secondFactors).where(eq(secondFactors.userId, editor?.id ?? ''));
  await db
    .update(secondFactors)
    .set({ confirmedAt: null })
    .where(eq(secondFactors.userId, first?.id ?? ''));
  const [point, ...more] = await left();
  expect([point?.name, more]).toEqual(['Second factors', []]);
  expect(point?.found).toContain(editor?.email);
  expect(point?.found).toContain(first?.email);
  expect(point?.left).toContain('/account');
});

test('a backup that is missing, old, or cannot be read', async () => {
  const [none, ...more] = await left({ backups: join(backups, 'elsewhere') });
  expect([none?.name, more]).toEqual(['Backup', []]);
  expect(none?.found).toContain('There is none');
  await writeBackup(27);
  const [point] = await left();
  expect(point).toMatchObject({ name: 'Backup' });
  expect(point?.found).toContain('27 hours');
  await writeFile(join(backups, 'tonight', 'manifest.json'), '{');
  expect(await names()).toEqual(['Backup']);
});

test.each([null, 'none'])('trusted proxies that are %s', async (trustedProxies) => {
  expect(await names({ trustedProxies })).toEqual(['Trusted proxies']);
});

test.each([
  ['without TLS', 'http://localhost:3000'],
  ['where nothing answers', 'https://localhost:1'],
  ['that answers 502', brokenSite],
])('a site %s', async (_name, url) => {
  expect(await names({ config: { ...house.config, siteUrl: url } })).toEqual(['Site']);
});

test('a certificate of an unknown authority', async () => {
  const { authority: _authority, ...anybody } = house;
  const points = await checkProduction(anybody);
  const site = points.find(({ name }) => name === 'Site');
  expect(site?.left).not.toBeNull();
  expect(site?.found).toContain('certificate');
});

test('a certificate that ends within two weeks', async () => {
  expect(await siteAt('2119-12-17T12:00:00Z')).toMatchObject([
    { name: 'Site', left: null },
    { name: 'Certificate', left: null },
  ]);
  const [, point] = await siteAt('2119-12-20T12:00:00Z');
  expect(point?.found).toContain('2120-01-01');
  expect(point?.left).toContain('certbot');
});

test('a clock that differs from the database’s', async () => {
  expect(await names({ clock: aMinuteLate })).toEqual(['Clock']);
});
