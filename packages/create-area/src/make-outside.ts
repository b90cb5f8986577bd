import { existsSync, readdirSync } from 'node:fs';
import { WrongWords, type NewArea } from './new-area.ts';
import { outsideFiles } from './outside-files.ts';
import { keepPackedPackages } from './packed-packages.ts';
import { writeFiles } from './write-files.ts';

/** A repository that is to be made. */
interface NewRepository {
  area: NewArea;
  packageName: string | undefined;
  versions: Readonly<Record<string, string>>;
  folder: string;
  /** A folder with packed packages, where no registry has them. */
  packages: string | undefined;
}

const scopedName = /^@[a-z0-9][a-z0-9._-]*\/[a-z0-9][a-z0-9._-]*$/;

/** Makes a repository that is one area. Throws WrongWords. @returns what to do next */
export function makeOutside(wanted: NewRepository): string {
  const { area, packageName, versions, folder, packages } = wanted;
  if (packageName === undefined || !scopedName.test(packageName))
    throw new WrongWords(
      `Say the name of its package, in your team's scope: --package @my-team/${area.id}. The site gives the id ${area.id} to that package.`,
    );
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new WrongWords(`There is something in ${folder} already.`);
  const packedFiles = packages === undefined ? {} : keepPackedPackages(packages, folder);
  writeFiles(outsideFiles({ ...area, packageName, versions, packedFiles }), folder);
  return `
✓ ${folder}, at ${area.base} for the role ${area.role}
  cd ${folder}
  pnpm install
  SITE_URL=http://localhost:3000 pnpm dev   # inside a site that runs
  pnpm run ci                              # checks it, and makes the file that is released`;
}
