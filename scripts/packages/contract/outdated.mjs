// @ts-check
// `pnpm outdated-contract <area>`: lists what an area must change for the next version of the platform.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { areaIds } from '../../areas.mjs';
import { exitWith, Failure } from '../../failure.mjs';
import { repository } from '../../toolchain.mjs';
import { typedPath } from '../../typed-path.mjs';
import { readArea, usedNames } from './areas-of-platform.ts';
import { platformVersion, readContract, readPublished, reportFolder } from './contract-files.ts';
import { judgeArea } from './judge-area.ts';
import { nextVersion, readWaitingBump } from './waiting-version.ts';

try {
  const area = readArea(findFolder(process.argv[2]));
  const version = nextVersion(platformVersion, readWaitingBump());
  const next = { version, contract: readContract(reportFolder) };
  const about = { requires: area.requires, used: usedNames(area) };
  const sentences = judgeArea(about, readPublished(), next);
  if (sentences.length === 0) console.log(`${area.id} goes with the platform ${version} as it is.`);
  else {
    console.log(`${area.id} has to change for the platform ${version}:`);
    for (const sentence of sentences) console.log(`• ${sentence}`);
    process.exitCode = 1;
  }
} catch (error) {
  exitWith(error);
}

/** @param {string} [area] its name in `apps`, or a folder with an `area.json` */
function findFolder(area = '') {
  const folders = [path.join(repository, 'apps', area), typedPath(area)];
  const folder = folders.find((each) => existsSync(path.join(each, 'area.json')));
  if (folder) return folder;
  throw new Failure(
    area ? `There is no area ${area}.` : 'Say which area.',
    `pnpm outdated-contract <area>, of: ${areaIds.join(', ')}, or the folder of another repository.`,
  );
}
