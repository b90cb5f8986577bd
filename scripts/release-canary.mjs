// @ts-check
// `pnpm release:canary <area>[@version] <percent>`: gives a release of an area to some visitors. Without a version the area
// is built first.
import { areaIds } from './areas.mjs';
import { exitWith, Failure } from './failure.mjs';
import { buildForRelease } from './release/build-for-release.mjs';
import { storeCommand } from './release/store-command.mjs';

try {
  const words = process.argv.slice(2);
  const isHelp = words.some((word) => word === '--help' || word === '-h');
  const [area = '', percent] = words;
  // What cannot become a canary is not built first: the store's own program refuses it.
  if (!isHelp && percent !== undefined && !area.includes('@')) {
    if (!areaIds.includes(area))
      throw new Failure(
        `There is no area ${area} here to build.`,
        `pnpm release:canary <area> <percent>, of: ${areaIds.join(', ')}; of another repository, in the store: <area>@<version>`,
      );
    await buildForRelease([area]);
  }
  process.exitCode = await storeCommand('canary', words);
} catch (error) {
  exitWith(error);
}
