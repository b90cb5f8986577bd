// @ts-check
// `pnpm release <area|shell>… [--from <folder, .tgz or store>]…`: builds these apps and nothing of another, checks them, puts
// them on the running site; with them what other repositories have built, and releases of other stores.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { meant, readWords } from '../apps/edge/src/releases/words.ts';
import { areaIds } from './areas.mjs';
import { exitWith, Failure } from './failure.mjs';
import { buildForRelease } from './release/build-for-release.mjs';
import { readProvenances } from './release/provenance.mjs';
import { storeCommand } from './release/store-command.mjs';
import { trialBrowser } from './release/trial-browser.mjs';
import { makeDataDirectory } from './start/data-directory.mjs';
import { readSettings } from './start/settings.mjs';
import { repository } from './toolchain.mjs';
import { typedPath } from './typed-path.mjs';

const options = /** @type {const} */ ({
  from: { type: 'string', multiple: true },
  dirty: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  'no-browser': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
});

try {
  const { values, positionals: wanted } = readWords(process.argv.slice(2), options);
  process.exitCode = await storeCommand(
    'publish',
    values.help ? ['--help'] : await prepare(wanted, values),
  );
} catch (error) {
  exitWith(error);
}

/**
 * Builds what is wanted.
 * @param {string[]} wanted @param {ReturnType<typeof readWords<typeof options>>['values']} values
 * @returns the words for the store
 */
async function prepare(wanted, values) {
  const sources = (values.from ?? []).map((source) =>
    source.startsWith('s3://') ? source : typedPath(source),
  );
  assertReleasable(wanted, sources);
  const builds = [
    ...wanted.map((app) => path.join(repository, 'apps', app)),
    ...sources.filter((source) => existsSync(path.join(source, 'dist'))),
  ];
  const provenance = await readProvenances(builds, { allowsDirty: values.dirty === true });
  const browser = await trialBrowser(values);
  if (wanted.length > 0) await buildForRelease(wanted);
  await makeDataDirectory(readSettings().dataDirectory);
  return [
    ...wanted,
    ...sources.flatMap((source) => ['--from', source]),
    '--provenance',
    JSON.stringify(provenance),
    ...browser,
    ...(values.dirty ? ['--dirty'] : []),
    ...(values['dry-run'] ? ['--dry-run'] : []),
  ];
}

/** @param {string[]} wanted @param {string[]} sources of other repositories and stores */
function assertReleasable(wanted, sources) {
  const releasable = ['shell', ...areaIds];
  const unknown = wanted.find((name) => !releasable.includes(name));
  if (unknown)
    throw new Failure(`There is no app ${unknown} to release.`, meant(unknown, releasable));
  if (wanted.length + sources.length > 0) return;
  throw new Failure(
    'Say what to release.',
    `pnpm release <app>…, of: ${releasable.join(', ')}; what is built elsewhere: pnpm release --from <folder, .tgz or store>`,
  );
}
