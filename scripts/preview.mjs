// @ts-check
// `pnpm preview <area> [--name <name>] [--days <days>]`: builds an area and puts it up for who has its link, by default
// under the name of the branch; `--list` says what is up, `--drop <name>` ends it.
import path from 'node:path';
import { areaIds } from './areas.mjs';
import { exitWith, Failure } from './failure.mjs';
import { buildForRelease } from './release/build-for-release.mjs';
import { readProvenances } from './release/provenance.mjs';
import { storeCommand } from './release/store-command.mjs';
import { repository, run } from './toolchain.mjs';

try {
  const words = process.argv.slice(2);
  const [area = ''] = words;
  const isToBuild = area !== '' && !area.startsWith('-');
  if (isToBuild) {
    if (!areaIds.includes(area))
      throw new Failure(
        `There is no area ${area} here.`,
        `pnpm preview <area>, of: ${areaIds.join(', ')}`,
      );
    await buildForRelease([area]);
  }
  const isNamed = words.some((word) => word.startsWith('--name'));
  const name = isToBuild && !isNamed ? ['--name', await branchName()] : [];
  const origin = isToBuild ? await originOf(path.join(repository, 'apps', area)) : [];
  process.exitCode = await storeCommand('preview', [...words, ...name, ...origin]);
} catch (error) {
  exitWith(error);
}

/** A preview may be of a tree with changes, and says so. @param {string} folder */
async function originOf(folder) {
  return ['--provenance', JSON.stringify(await readProvenances([folder], { allowsDirty: true }))];
}

/** The name of the branch, in the form that names of previews have. */
async function branchName() {
  const options = { quiet: true };
  const branch = await run('git', ['branch', '--show-current'], options).catch(() => '');
  const slug = branch
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-$/g, '');
  return slug.slice(0, 60) || 'preview';
}
