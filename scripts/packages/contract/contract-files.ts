import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compareVersions } from 'compare-versions';
import { parsed } from '../../parsed.mjs';
import { repository } from '../../toolchain.mjs';

/** Declaration files by import path: `@tassis/platform/router`. */
export type Contract = ReadonlyMap<string, string>;

export interface PublishedContract {
  version: string;
  contract: Contract;
}

const platformFolder = path.join(repository, 'packages/platform');
const manifest: { version: string; exports: Record<string, string> } = parsed(
  readFileSync(path.join(platformFolder, 'package.json'), 'utf8'),
);

export const PLATFORM = '@tassis/platform';
export const platformVersion = manifest.version;
export const reportFolder = path.join(platformFolder, 'api');
export const publishedFolder = path.join(platformFolder, 'published');

/** An export of the package: the name of its declaration file in a report, and its source. */
export const entryPoints = Object.entries(manifest.exports).map(([exported, source]) => ({
  specifier: path.posix.join(PLATFORM, exported),
  file: `${exported === '.' ? 'index' : exported.slice('./'.length)}.d.ts`,
  source,
}));

/** The report in a folder; exports that a version lacked are missing in it. */
export function readContract(folder: string): Contract {
  const present = entryPoints.filter(({ file }) => existsSync(path.join(folder, file)));
  return new Map(
    present.map(({ specifier, file }) => [
      specifier,
      readFileSync(path.join(folder, file), 'utf8'),
    ]),
  );
}

/** The last two published versions, the newest first. */
export function readPublished(): PublishedContract[] {
  const versions = readdirSync(publishedFolder).toSorted((one, other) =>
    compareVersions(other, one),
  );
  return versions.map((version) => ({
    version,
    contract: readContract(path.join(publishedFolder, version)),
  }));
}
