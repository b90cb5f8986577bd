import { execFile, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { environment, nodePath, repository } from '../../toolchain.mjs';

const run = promisify(execFile);
const home = mkdtempSync(path.join(tmpdir(), 'tassis-outside-deep-'));
const packed = path.join(home, 'packed');
const generator = path.join(packed, 'tassis-create-area.tgz');
const folder = path.join(home, 'agenda');
/** Without the variables that Vitest sets, which change how the federation's plugin builds. */
const isOfVitest = /^(?:VITEST|TEST$|NODE_ENV$|DEV$|PROD$|MODE$|NODE_COMPILE_CACHE$)/;
const env = Object.fromEntries(
  Object.entries(environment()).filter(([name]) => !isOfVitest.test(name)),
);
const options = { cwd: folder, env, maxBuffer: 2 ** 26 };
const ports = { site: 48_731, area: 48_732 };

const releasePage = '<script type="application/json" id="tassis-release">{"areas":[]}</script>';

/** From the packed packages only, as for a person without the workspace. */
beforeAll(async () => {
  const pack = path.join(repository, 'scripts/packages/pack.mjs');
  await run(nodePath(), [pack, packed], { ...options, cwd: repository });
  const named = ['agenda', '--package', '@my-team/agenda'];
  const words = [...named, '--role', 'client', '--packages', packed];
  await run('pnpm', ['dlx', generator, ...words], { ...options, cwd: home });
  await run('pnpm', ['install', '--prefer-offline'], options);
}, 600_000);
afterAll(() => rmSync(home, { recursive: true, maxRetries: 10, retryDelay: 500 }), 120_000);

it('is refused for an unknown role', async () => {
  const words = ['planning', '--package', '@my-team/planning', '--role', 'klient'];
  const made = run('pnpm', ['dlx', generator, ...words], { ...options, cwd: home });
  await expect(made).rejects.toThrow(/no role klient; there are client, partner, admin/);
}, 120_000);

it('passes its own checks, and packs what is released', async () => {
  await run('pnpm', ['run', 'ci'], options);
  const { stdout } = await run('tar', ['-tzf', path.join(folder, 'agenda.tgz')]);
  expect(stdout.split('\n')).toEqual(
    expect.arrayContaining([
      'package/area.json',
      'package/dist/remoteEntry.agenda.js',
      'package/dist/integrity.json',
      'package/dist/server/index.cjs',
    ]),
  );
}, 600_000);

it('is served inside a running site', async () => {
  const asked: string[] = [];
  const site = createServer(({ url = '', headers }, answer) => {
    asked.push(`${url} ${headers.origin ?? ''}`.trim());
    answer.setHeader('content-security-policy', "script-src 'none'");
    if (url === '/account') answer.setHeader('content-type', 'text/html').end(releasePage);
    else answer.end(`of the site: ${url}`);
  }).listen(ports.site);
  await once(site, 'listening');
  const origin = `http://localhost:${ports.site}`;
  const server = spawn('pnpm', ['dev'], {
    ...options,
    detached: true,
    env: { ...env, SITE_URL: origin, TASSIS_DEV_PORT: String(ports.area) },
  });
  try {
    await answers(server);
    const address = `http://localhost:${ports.area}`;
    const get = (url: string, accept = '*/*', from = address) =>
      fetch(`${address}${url}`, { headers: { accept, origin: from } });
    const page = await get('/agenda/dashboard', 'text/html');
    expect(page.headers.get('content-security-policy')).toBeNull();
    const [, entry = ''] = /"entry":"([^"]+)"/.exec(await page.text()) ?? [];
    expect(await (await get(entry)).text()).toContain('agenda');
    expect((await get(entry.replace('remote', 'retry-1/remote'))).status).toBe(200);
    expect(await (await get('/api/orders')).text()).toBe('of the site: /api/orders');
    expect(asked).toContain(`/api/orders ${origin}`);
    await get('/api/orders', 'text/html', 'http://elsewhere');
    expect(asked.at(-1)).toBe('/api/orders http://elsewhere');
    expect(await (await get('/src/routes/dashboard.tsx')).text()).toContain(
      'export const Component',
    );
  } finally {
    if (server.pid !== undefined && server.exitCode === null) {
      process.kill(-server.pid);
      await once(server, 'close'); // when all its processes have closed its streams
    }
    site.close();
  }
}, 120_000);

/** Rejects with the server's output when it ends before it answers. */
function answers(server: ChildProcessWithoutNullStreams): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (part: Buffer) => {
      said += String(part);
      if (said.includes('Ctrl-C')) resolve();
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.once('exit', () => reject(new Error(said)));
  });
}
