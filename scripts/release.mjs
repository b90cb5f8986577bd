// @ts-check
// `pnpm release <area|shell>… [--from <folder or .tgz>]…`: builds these apps and nothing of another, checks them, puts them
// on the running site; with them areas that other repositories have built.
import { parseArgs } from 'node:util';
import { areaIds } from './areas.mjs';
import { exitWith, Failure } from './failure.mjs';
import { buildForRelease } from './release/build-for-release.mjs';
import { storeCommand } from './release/store-command.mjs';
import { makeDataDirectory } from './start/data-directory.mjs';
import { readSettings } from './start/settings.mjs';
import { typedPath } from './typed-path.mjs';

try {
  const { wanted, sources, isHelp } = readWords();
  if (!isHelp) {
    assertReleasable(wanted, sources);
    if (wanted.length > 0) await buildForRelease(wanted);
    await makeDataDirectory(readSettings().dataDirectory);
  }
  const words = [...wanted, ...sources.flatMap((source) => ['--from', source])];
  process.exitCode = await storeCommand('publish', isHelp ? ['--help'] : words);
} catch (error) {
  exitWith(error);
}

function readWords() {
  const options = /** @type {const} */ ({
    from: { type: 'string', multiple: true },
    help: { type: 'boolean', short: 'h' },
  });
  const { values, positionals } = parseWords(options);
  const sources = (values.from ?? []).map(typedPath);
  return { wanted: positionals, sources, isHelp: values.help === true };
}

/** @template {import('node:util').ParseArgsOptionsConfig} Options @param {Options} options */
function parseWords(options) {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Failure(message, 'pnpm release --help says what there is.');
  }
}

/** @param {string[]} wanted @param {string[]} sources of other repositories */
function assertReleasable(wanted, sources) {
  const releasable = ['shell', ...areaIds];
  const unknown = wanted.find((name) => !releasable.includes(name));
  if (wanted.length + sources.length > 0 && unknown === undefined) return;
  throw new Failure(
    unknown ? `There is no app ${unknown} to release.` : 'Say what to release.',
    `pnpm release <app>…, of: ${releasable.join(', ')}; of another repository: pnpm release --from <folder or .tgz>`,
  );
}
