// @ts-check
// `pnpm preview <area> [--name <name>] [--days <days>]`: builds an area and publishes it as a preview, which its link opens, by default
// under the name of the branch; `--list` lists the previews, `--drop <name>` deletes one, `--new-key` ends what browsers remember of them.
import path from 'node:path';
import { readWords } from '../apps/edge/src/releases/words.ts';
import { areaIds } from './areas.mjs';
import { exitWith, Failure } from './failure.mjs';
import { buildForRelease } from './release/build-for-release.mjs';
import { readProvenances } from './release/provenance.mjs';
import { previewName } from './ci/team-steps.mjs';
import { storeCommand } from './release/store-command.mjs';
import { repository, run } from './toolchain.mjs';

const options = /** @type {const} */ ({
  name: { type: 'string' },
  days: { type: 'string' },
  drop: { type: 'string' },
  list: { type: 'boolean' },
  'new-key': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
});

try {
  const { values, positionals } = readWords(process.argv.slice(2), options);
  const [area = '', ...others] = positionals;
  const isAsked = values.help || values.list || values['new-key'];
  const isOther = isAsked || values.drop !== undefined || others.length > 0;
  const isToBuild = area !== '' && !isOther;
  if (isToBuild) {
    if (!areaIds.includes(area))
      throw new Failure(
        `There is no area ${area} here.`,
        `pnpm preview <area>, of: ${areaIds.join(', ')}`,
      );
    await buildForRelease([area]);
  }
  const name = isToBuild && values.name === undefined ? ['--name', await branchName()] : [];
  const origin = isToBuild ? await readOrigin(path.join(repository, 'apps', area)) : [];
  process.exitCode = await storeCommand('preview', [...process.argv.slice(2), ...name, ...origin]);
} catch (error) {
  exitWith(error);
}

/** A preview may be built from uncommitted changes, and says so. @param {string} folder */
async function readOrigin(folder) {
  return ['--provenance', JSON.stringify(await readProvenances([folder], { allowsDirty: true }))];
}

/** The name of the branch in the format of preview names. */
async function branchName() {
  const quietly = { quiet: true };
  const branch = await run('git', ['branch', '--show-current'], quietly).catch(() => '');
  return previewName(branch.trim());
}
