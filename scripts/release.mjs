// @ts-check
// `pnpm release <area|shell>…`: builds these apps and nothing of another, checks them, puts them on the running site.
import { areaIds, missingFrom } from './areas.mjs';
import { exitWith, Failure } from './failure.mjs';
import { buildAlone } from './release/build-alone.mjs';
import { storeCommand } from './release/store-command.mjs';
import { makeDataDirectory } from './start/data-directory.mjs';
import { readSettings } from './start/settings.mjs';
import { run } from './toolchain.mjs';

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
  assertComplete(wanted);
  for (const { app, fromCache } of await buildAlone(wanted)) {
    console.log(`• ${app}: built${fromCache ? ' before, taken from the cache' : ''}`);
  }
  await run('turbo', ['run', 'size', ...wanted.map((app) => `--filter=@tassis/${app}`)]);
}

/** @param {string[]} wanted */
function assertReleasable(wanted) {
  const releasable = ['shell', ...areaIds];
  const unknown = wanted.find((name) => !releasable.includes(name));
  if (wanted.length > 0 && unknown === undefined) return;
  throw new Failure(
    unknown ? `There is no app ${unknown} to release.` : 'Say what to release.',
    `pnpm release <app>…, of: ${releasable.join(', ')}`,
  );
}

/** An area without tests or budgets would pass every check. @param {string[]} wanted */
function assertComplete(wanted) {
  const lacking = wanted
    .filter((id) => id !== 'shell')
    .map((id) => ({ id, missing: missingFrom(id) }))
    .find(({ missing }) => missing.length > 0);
  if (!lacking) return;
  throw new Failure(
    `apps/${lacking.id} lacks ${lacking.missing.join(', ')}.`,
    'docs/how-to/make-an-area.md says what an area consists of.',
  );
}
