import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parsed } from './parsed.ts';

/** A package of this repository, and the folder of its modules: `src` in the workspace, `dist` elsewhere. */
export interface OwnPackage {
  name: string;
  source: string;
}

/** The packages of this repository that an app uses, directly or indirectly, by name; each once. */
export function findOwnPackages(folder: string): OwnPackage[] {
  const found = new Map<string, OwnPackage>();
  collect(folder, found);
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function collect(folder: string, found: Map<string, OwnPackage>): void {
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
