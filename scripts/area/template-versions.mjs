// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogVersions } from '../packages/catalog-versions.mjs';
import { parsed } from '../parsed.mjs';
import { repository } from '../toolchain.mjs';

/** The versions of the dependencies of a new area outside of the workspace, by name. @returns {Record<string, string>} */
export function templateVersions() {
  const libraries = catalogVersions();
  const names = Object.keys(readManifest('create-area').devDependencies ?? {});
  return Object.fromEntries(
    names.map((name) => [
      name,
      name.startsWith('@tassis/')
        ? readManifest(name.replace('@tassis/', '')).version
        : (libraries.get(name) ?? ''),
    ]),
  );
}

/** @param {string} name */
function readManifest(name) {
  const file = path.join(repository, 'packages', name, 'package.json');
  /** @type {{ version: string, devDependencies?: Record<string, string> }} */
  const manifest = parsed(readFileSync(file, 'utf8'));
  return manifest;
}
