// @ts-check
// `pnpm new:area <id>`: creates an area with one page, which builds, is tested and can be released (docs/how-to/make-an-area.md);
// with `--outside <folder>` as a repository of its own (docs/how-to/make-an-area-outside.md).
import path from 'node:path';
import { insideFiles, makeOutside, writeFiles } from '../packages/create-area/src/index.ts';
import { readInsideArea, readNewArea, understood } from './area/new-area.mjs';
import { register } from './area/registrations.mjs';
import { setBudgets } from './area/set-budgets.mjs';
import { templateVersions } from './area/template-versions.mjs';
import { exitWith } from './failure.mjs';
import { repository } from './toolchain.mjs';
import { typedPath } from './typed-path.mjs';

try {
  const asked = readNewArea(process.argv.slice(2));
  if (asked.outside === undefined) await makeInside(readInsideArea(asked));
  else console.log(makeElsewhere(asked, asked.outside));
} catch (error) {
  exitWith(error);
}

/** @param {import('../packages/create-area/src/index.ts').InsideArea} area */
async function makeInside(area) {
  const folder = path.join(repository, 'apps', area.id);
  writeFiles(insideFiles(area), folder);
  await register(area, folder);
  await setBudgets(area.id, folder);
  console.log(`
✓ apps/${area.id}, at ${area.base} for the role ${area.role}
  To work on it: pnpm dev ${area.id}
  To check it: pnpm verify ${area.id}
  To release it: pnpm release ${area.id}`);
}

/** @param {import('./area/new-area.mjs').AskedArea} area @param {string} outside */
function makeElsewhere({ packageName, packages, ...area }, outside) {
  return understood(() =>
    makeOutside({
      area,
      packageName,
      versions: templateVersions(),
      packages: packages && typedPath(packages),
      folder: typedPath(outside),
    }),
  );
}
