// @ts-check
// `pnpm dev [area…]`: the named areas (all without a name) hot-reload inside the shell, on the real API.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { exitWith, Failure } from './failure.mjs';
import { environment, repository } from './toolchain.mjs';
import { assertPortsFree } from './start/ports.mjs';
import { prepare } from './start/prepare.mjs';
import { assertNotRunning } from './start/previous-run.mjs';
import { readSettings } from './start/settings.mjs';
import { Supervisor } from './start/supervisor.mjs';

const apps = path.join(repository, 'apps');

try {
  const existing = readdirSync(apps).filter((name) =>
    existsSync(path.join(apps, name, 'area.json')),
  );
  const areas = process.argv.length > 2 ? process.argv.slice(2) : existing;
  const unknown = areas.find((area) => !existing.includes(area));
  if (unknown) throw new Failure(`There is no area ${unknown}.`, `Areas: ${existing.join(', ')}`);
  await develop(areas);
} catch (error) {
  exitWith(error);
}

/** @param {string[]} areas */
async function develop(areas) {
  const settings = readSettings();
  await assertNotRunning(settings.dataDirectory);
  await assertPortsFree(settings);
  await prepare(settings);
  const edgePort = settings.sitePort + 10;
  process.env['SITE_PORT'] = String(edgePort); // the edge serves the released areas behind the shell's dev server
  const supervisor = new Supervisor(settings);
  await Promise.all([supervisor.start('api'), supervisor.start('edge')]);
  const manifest = path.join(settings.dataDirectory, 'releases', 'manifest.json');
  for (const area of areas) vite(area, {});
  vite('shell', {
    SITE_PORT: String(settings.sitePort),
    API_PORT: String(settings.apiPort),
    EDGE_PORT: String(edgePort),
    TASSIS_DEV_AREAS: areas.join(','),
    TASSIS_DEV_MANIFEST: await readFile(manifest, 'utf8'),
  });
  console.log(
    `\n✓ http://localhost:${settings.sitePort}, hot reload of ${areas.join(', ')}; Ctrl-C stops.\n`,
  );
}

/** @param {string} app @param {NodeJS.ProcessEnv} env */
function vite(app, env) {
  const server = spawn('vite', ['--clearScreen', 'false'], {
    cwd: path.join(repository, 'apps', app),
    env: { ...environment(), ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.on('exit', () => server.kill());
}
