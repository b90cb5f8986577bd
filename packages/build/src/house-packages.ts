import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parsed } from './parsed.ts';

/** A package of the house, and the folder with what is imported of it: `src` in the workspace, `dist` elsewhere. */
export interface HousePackage {
  name: string;
  source: string;
}

/** The packages of the house that an app uses, also through others of them, by their names; each once. */
export function housePackages(folder: string): HousePackage[] {
  const found = new Map<string, HousePackage>();
  collect(folder, found);
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function collect(folder: string, found: Map<string, HousePackage>): void {
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest)) return;
  const { dependencies = {} }: { dependencies?: Record<string, string> } = parsed(
    readFileSync(manifest, 'utf8'),
  );
  for (const name of Object.keys(dependencies)) {
    if (!name.startsWith('@tassis/') || found.has(name)) continue;
    const file = findPackageJSON(name, pathToFileURL(manifest));
    if (file === undefined) throw new Error(`${name} is not installed for ${folder}`);
    const own = path.dirname(realpathSync(file));
    const sources = path.join(own, 'src');
    found.set(name, { name, source: existsSync(sources) ? sources : path.join(own, 'dist') });
    collect(own, found);
  }
}
