import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { areaIds } from '../../areas.mjs';
import { parsed } from '../../parsed.mjs';
import { repository } from '../../toolchain.mjs';
import { PLATFORM } from './contract-files.ts';

/** The facts of an area that matter for the platform's contract. */
export interface UsingArea {
  id: string;
  folder: string;
  /** The range of the platform API that it requires. */
  requires: string;
}

/** A name of the platform that an area imports. */
export interface UsedName {
  specifier: string;
  name: string;
  /** Relative to the area. */
  file: string;
}

/** The areas of this repository. */
export function readAreas(): UsingArea[] {
  return areaIds.map((id) => readArea(path.join(repository, 'apps', id)));
}

export function readArea(folder: string): UsingArea {
  const area: { id: string; requires: { platformApi: string } } = parsed(
    readFileSync(path.join(folder, 'area.json'), 'utf8'),
  );
  return { id: area.id, folder, requires: area.requires.platformApi };
}

/** The sources that are built into the area: without tests and stories. */
export function findSources({ folder }: Pick<UsingArea, 'folder'>): string[] {
  return globSync('src/**/*.{ts,tsx}', {
    cwd: folder,
    exclude: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**'],
  }).toSorted();
}

/** The imports of the platform in an area's sources. */
export function usedNames(area: Pick<UsingArea, 'folder'>): UsedName[] {
  return findSources(area).flatMap((file) =>
    namesIn(file, readFileSync(path.join(area.folder, file), 'utf8')),
  );
}

function namesIn(file: string, source: string): UsedName[] {
  return parseSync(file, source).module.staticImports.flatMap(({ moduleRequest, entries }) => {
    const specifier = moduleRequest.value;
    if (specifier !== PLATFORM && !specifier.startsWith(`${PLATFORM}/`)) return [];
    return entries.map(({ importName }) => ({ specifier, name: importName.name ?? '*', file }));
  });
}
