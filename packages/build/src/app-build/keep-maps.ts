import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { searchForWorkspaceRoot } from 'vite';
import { parsed } from '../parsed.ts';

/** The fields of a source map that are changed. */
interface SourceMap {
  sources: (string | null)[];
  sourcesContent?: unknown;
}

/**
 * Moves the source maps of a build to `server/maps`, from where browsers get nothing; the edge finds by them the sources of
 * errors. They keep the paths of sources, from the root of the repository, and not their text.
 * @param folder the app's
 */
export async function keepMaps(folder: string): Promise<void> {
  const dist = path.join(folder, 'dist');
  const root = searchForWorkspaceRoot(folder);
  const files = await readdir(dist, { recursive: true });
  for (const file of files.filter((each) => each.endsWith('.map'))) {
    const from = path.join(dist, file);
    const { sourcesContent: _, ...map }: SourceMap = parsed(await readFile(from, 'utf8'));
    const sources = map.sources.map((source) =>
      source === null ? null : nameSource(path.resolve(path.dirname(from), source), root),
    );
    const to = path.join(dist, 'server/maps', file);
    await mkdir(path.dirname(to), { recursive: true });
    await writeFile(to, JSON.stringify({ ...map, sources }));
    await rm(from);
  }
}

/**
 * The name of a source: its path from the root of the repository, or from `node_modules`. Null for what is no file of either, as
 * modules that a plugin has made.
 */
export function nameSource(source: string, root: string): string | null {
  const name = path.relative(root, source).split(path.sep).join('/');
  const installed = name.lastIndexOf('node_modules/');
  if (installed !== -1) return name.slice(installed);
  return name.startsWith('../') || /[:\0]/.test(name) ? null : name;
}
