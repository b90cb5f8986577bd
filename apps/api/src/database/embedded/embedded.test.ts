import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { chownSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { guardServer } from '../../testing/guard-server.ts';
import { makeQuickFolder } from '../../testing/quick-folder.ts';
import { type EmbeddedDatabase, startEmbedded } from './index.ts';
import { isServerOf, readPostmaster } from './postmaster.ts';

const root = makeQuickFolder('embedded');
const home = join(root, 'home');
const directory = join(home, 'postgres');
guardServer(home);

const running: EmbeddedDatabase[] = [];
async function start(dataDir = home): Promise<EmbeddedDatabase> {
  const database = await startEmbedded(dataDir, { watchMs: 400 });
  running.push(database);
  return database;
}
afterEach(async () => {
  while (running.length > 0) await running.pop()?.stop();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows.map((row) => Object.values(row)[0]);
}

/** A process of its own, as the launcher is, so that it can be killed. */
async function startElsewhere(): Promise<{ kill: () => Promise<unknown> }> {
  const module = new URL('./index.ts', import.meta.url).href;
  const script = `import { startEmbedded } from ${JSON.stringify(module)};
    await startEmbedded(${JSON.stringify(home)});
    console.log('ready');
    process.stdin.resume().once('close', () => process.exit());`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    kill: () => {
      child.kill('SIGKILL');
      return once(child, 'exit');
    },
  };
}

function beatElsewhere(): void {
  writeFileSync(`${directory}.claim`, 'serveur-2\nserveur-2 boot processes\n');
}

test('creates the database, also after an interrupted creation, and keeps what is in it over a restart', async () => {
  const nobody = 2 ** 22 + 1;
  mkdirSync(join(home, `postgres.init-${nobody}-x1y2z3`, 'base'), { recursive: true });
  const first = await start();
  expect(readdirSync(home).filter((name) => name.includes('.init-'))).toEqual([]);
  await query(first.url, 'CREATE TABLE kept (value int)');
  await query(first.url, 'INSERT INTO kept VALUES (42)');
  await first.stop();
  expect(existsSync(join(directory, 'postmaster.pid'))).toBe(false);

  const second = await start();
  expect(await query(second.url, 'SELECT value FROM kept')).toEqual([42]);
});

test('writes to disk for real, and lets nobody else in', async () => {
  const { url } = await start();
  expect(await query(url, 'SHOW fsync')).toEqual(['on']);
  expect(await query(url, 'SHOW synchronous_commit')).toEqual(['on']);
  expect(await query(url, 'SHOW listen_addresses')).toEqual(['127.0.0.1']);
  expect(statSync(join(directory, 'tassis.password')).mode & 0o777).toBe(0o600);
  await expect(query(url.replace(/:[^:]+@/u, ':wrong@'), 'SELECT 1')).rejects.toThrow(/password/u);
  await expect(query(url.replace('tassis:', 'postgres:'), 'SELECT 1')).rejects.toThrow(/pg_hba/u);
});

test('in a folder that a start has closed, and again after an older version had left it open', async () => {
  const dataDir = join(root, 'closed');
  mkdirSync(dataDir, { mode: 0o700 });
  writeFileSync(join(dataDir, '.gitignore'), '*\n');
  const first = await startEmbedded(dataDir);
  await query(first.url, 'CREATE TABLE kept (value int)');
  await first.stop();
  expect(realpathSync(join(dataDir, 'postgres'))).toBe(join(realpathSync(dataDir), 'postgres'));
  expect(statSync(dataDir).mode & 0o067).toBe(0);

  chownSync(dataDir, process.getuid?.() ?? 0, process.getgid?.() ?? 0);
  chmodSync(dataDir, 0o710);
  const second = await startEmbedded(dataDir);
  expect(await query(second.url, 'SELECT count(*)::int FROM kept')).toEqual([0]);
  await second.stop();
  expect(statSync(dataDir).mode & 0o067).toBe(0);
});

test('adopts the server of a process that was killed', async () => {
  const other = await startElsewhere();
  const port = readPostmaster(directory)?.port;
  await other.kill();
  const { url } = await start();
  expect(new URL(url).port).toBe(String(port));
});

test('recovers when everything was killed', async () => {
  const other = await startElsewhere();
  const server = readPostmaster(directory);
  await other.kill();
  process.kill(server?.pid ?? 0, 'SIGKILL');
  expect(existsSync(join(directory, 'postmaster.pid'))).toBe(true);
  const { url } = await start();
  expect(await query(url, 'SELECT value FROM kept')).toEqual([42]);
});

test('is not fooled by a stranger that got the number of a dead server', async () => {
  const { stop } = await start();
  const file = join(directory, 'postmaster.pid');
  const lock = readFileSync(file, 'utf8');
  await stop();
  running.pop();
  writeFileSync(file, lock.replace(/^\d+/u, String(process.pid)));
  const { url } = await start();
  expect(await query(url, 'SELECT value FROM kept')).toEqual([42]);
});

test('brings a server that died back, at the same address', async () => {
  const { url } = await start();
  const before = readPostmaster(directory)?.pid ?? 0;
  process.kill(before, 'SIGKILL');
  await vi.waitFor(async () => expect(await query(url, 'SELECT value FROM kept')).toEqual([42]), {
    timeout: 20_000,
    interval: 50,
  });
  expect(readPostmaster(directory)?.pid).not.toBe(before);
});

test('two that start together share one server; the last to leave stops it', async () => {
  const dataDir = join(root, 'shared');
  const [one, two] = await Promise.all([startEmbedded(dataDir), startEmbedded(dataDir)]);
  expect(one.url).toBe(two.url);
  await one.stop();
  expect(await query(two.url, 'SELECT 1')).toEqual([1]);
  await two.stop();
  expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});

test('refuses a directory that another machine uses, and only while it does', async () => {
  beatElsewhere();
  const timer = setInterval(beatElsewhere, 50);
  await expect(start()).rejects.toThrow(/another machine \(serveur-2\)/u);
  clearInterval(timer);
  const { url } = await start();
  expect(await query(url, 'SELECT value FROM kept')).toEqual([42]);
});

test('says what is wrong with a folder that holds something else', async () => {
  const dataDir = join(root, 'taken');
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  writeFileSync(join(dataDir, 'postgres', 'thesis.txt'), 'Chapter 1');
  await expect(start(dataDir)).rejects.toThrow(/other than a database/u);
  expect(readFileSync(join(dataDir, 'postgres', 'thesis.txt'), 'utf8')).toBe('Chapter 1');
});

test('says that another PostgreSQL made the data', async () => {
  const file = join(directory, 'PG_VERSION');
  const version = readFileSync(file, 'utf8');
  writeFileSync(file, '12\n');
  await expect(start()).rejects.toThrow(/made by PostgreSQL 12/u);
  writeFileSync(file, version);
});

test('knows its server from any other process', () => {
  expect(isServerOf(process.pid, directory)).toBe(false);
  expect(isServerOf(2 ** 22 + 1, directory)).toBe(false);
});
