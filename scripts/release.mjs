// @ts-check
// `pnpm release <area|shell>…`: builds these apps and nothing of another, checks them, puts them on the running site.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { exitWith, Failure } from './failure.mjs';
import { buildAlone } from './release/build-alone.mjs';
import { storeCommand } from './release/store-command.mjs';
import { makeDataDirectory } from './start/data-directory.mjs';
import { readSettings } from './start/settings.mjs';
import { repository, run } from './toolchain.mjs';

const apps = path.join(repository, 'apps');

try {
  const wanted = process.argv.slice(2);
  const isHelp = wanted.some((word) => word === '--help' || word === '-h');
  if (!isHelp) {
    await build(wanted);
    await makeDataDirectory(readSettings().dataDirectory);
  }
  process.exitCode = await storeCommand('publish', wanted);
} catch (error) {
  exitWith(error);
}

/** @param {string[]} wanted */
async function build(wanted) {
  assertReleasable(wanted);
  for (const { app, fromCache } of await buildAlone(wanted)) {
    console.log(`• ${app}: built${fromCache ? ' before, taken from the cache' : ''}`);
  }
  await run('turbo', ['run', 'size', ...wanted.map((app) => `--filter=@tassis/${app}`)]);
}

/** @param {string[]} wanted */
function assertReleasable(wanted) {
  const releasable = readdirSync(apps).filter((name) =>
    ['area.json', 'shell.json'].some((file) => existsSync(path.join(apps, name, file))),
  );
  const unknown = wanted.find((name) => !releasable.includes(name));
  if (wanted.length > 0 && unknown === undefined) return;
  throw new Failure(
    unknown ? `There is no app ${unknown} to release.` : 'Say what to release.',
    `pnpm release <app>…, of: ${releasable.join(', ')}`,
  );
}
