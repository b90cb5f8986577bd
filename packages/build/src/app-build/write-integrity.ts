import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { computeIntegrity } from '../compute-integrity.ts';

/** The content of an app's `integrity.json` besides the hashes of its files. */
interface Statement {
  /** For an area: the scripts that enter it, its federated entry first. */
  entry?: string[];
  /** For an area: its stylesheets in the order in which a page must have them. */
  styles?: string[];
  /** For an area: the further scripts and stylesheets of each page, by its path pattern. */
  pages?: Record<string, string[]>;
  /** The versions of shared modules: those that the shell provides, or the ranges that an area accepts. */
  shared: Record<string, string>;
}

/**
 * Writes `integrity.json`: the SHA-256 of every script and stylesheet that browsers load, by its path in the release, and
 * what a page must know about the release before any of it runs.
 */
export async function writeIntegrity(dist: string, statement: Statement): Promise<void> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const server = path.join(dist, 'server');
  const files = entries
    .filter(
      (entry) => entry.isFile() && entry.parentPath !== server && /\.(?:js|css)$/.test(entry.name),
    )
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
  const hashes = await Promise.all(
    files.map(
      async (file) => [slashed(path.relative(dist, file)), await computeIntegrity(file)] as const,
    ),
  );
  const text = JSON.stringify({ files: Object.fromEntries(hashes), ...statement }, null, 2);
  await writeFile(path.join(dist, 'integrity.json'), `${text}\n`);
}

function slashed(file: string): string {
  return file.split(path.sep).join('/');
}
