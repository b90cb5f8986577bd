import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { areaIds } from '../../areas.mjs';
import { parsed } from '../../parsed.mjs';
import { repository } from '../../toolchain.mjs';
import { PLATFORM } from './contract-files.ts';

/** An area, as far as the platform's contract is concerned. */
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

/** What becomes a part of the area: its sources without tests and stories. */
export function sourcesOf({ folder }: Pick<UsingArea, 'folder'>): string[] {
  return globSync('src/**/*.{ts,tsx}', {
    cwd: folder,
    exclude: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**'],
  }).toSorted();
}

/** What the sources of an area import of the platform. */
export function usedNames(area: Pick<UsingArea, 'folder'>): UsedName[] {
  return sourcesOf(area).flatMap((file) =>
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
