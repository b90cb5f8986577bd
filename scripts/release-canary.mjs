// @ts-check
// `pnpm release:canary <area>[@version] <percent>`: gives a release of an area to some visitors. Without a version the area
// is built first.
import path from 'node:path';
import { readWords } from '../apps/edge/src/releases/words.ts';
import { areaIds } from './areas.mjs';
import { exitWith, Failure } from './failure.mjs';
import { buildForRelease } from './release/build-for-release.mjs';
import { readProvenances } from './release/provenance.mjs';
import { storeCommand } from './release/store-command.mjs';
import { trialBrowser } from './release/trial-browser.mjs';
import { repository } from './toolchain.mjs';

const options = /** @type {const} */ ({
  dirty: { type: 'boolean' },
  'no-browser': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
});

try {
  const { values, positionals } = readWords(process.argv.slice(2), options);
  process.exitCode = await storeCommand(
    'canary',
    values.help ? ['--help'] : await prepare(positionals, values),
  );
} catch (error) {
  exitWith(error);
}

/**
 * Builds the area if no version is named.
 * @param {string[]} words @param {ReturnType<typeof readWords<typeof options>>['values']} values
 * @returns the words for the store
 */
async function prepare(words, values) {
  const [area = '', percent] = words;
  // What cannot become a canary is not built first: the store's own program refuses it.
  if (percent === undefined) return words;
  const dirty = values.dirty ? ['--dirty'] : [];
  const browser = await trialBrowser(values);
  if (area.includes('@')) return [...words, ...browser, ...dirty];
  if (!areaIds.includes(area))
    throw new Failure(
      `There is no area ${area} here to build.`,
      `pnpm release:canary <area> <percent>, of: ${areaIds.join(', ')}; of another repository, in the store: <area>@<version>`,
    );
  const folder = path.join(repository, 'apps', area);
  const provenance = await readProvenances([folder], { allowsDirty: values.dirty === true });
  await buildForRelease([area]);
  return [...words, '--provenance', JSON.stringify(provenance), ...browser, ...dirty];
}
