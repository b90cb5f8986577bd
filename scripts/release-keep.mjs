// @ts-check
// `pnpm release:keep`: keeps the shell and one area as they are built, for the tests of releases of different times.
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { exitWith } from './failure.mjs';
import { parsed } from './parsed.mjs';
import { buildAlone } from './release/build-alone.mjs';
import { keptFile, listKept } from './release/kept-builds.mjs';
import { repository, run } from './toolchain.mjs';

/** What describes each app, and of how many versions of the platform API a build is kept. */
const apps = {
  shell: { descriptor: 'shell.json', count: 1 },
  'partner-dashboard': { descriptor: 'area.json', count: 2 },
};

try {
  await buildAlone(Object.keys(apps));
  const shell = await readFile(path.join(repository, 'apps/shell/shell.json'), 'utf8');
  /** @type {{ platformApi: string }} */
  const { platformApi } = parsed(shell);
  for (const [app, { descriptor, count }] of Object.entries(apps)) {
    const file = keptFile(app, platformApi);
    const folder = path.join(repository, 'apps', app);
    await run('tar', ['-czf', file, '-C', folder, descriptor, 'package.json', 'dist']);
    await dropOldest(app, count);
    console.log(`• ${path.relative(repository, file)}`);
  }
} catch (error) {
  exitWith(error);
}

/** @param {string} app @param {number} count */
async function dropOldest(app, count) {
  const kept = await listKept(app);
  await Promise.all(kept.slice(count).map(({ file }) => rm(file)));
}
