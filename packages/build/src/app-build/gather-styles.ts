import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PANEL, SCRIPTS } from './shell-chunks.ts';

/**
 * Writes the styles of the shell's scripts into one `style.css`, which every page has. Those of the developer panel stay in
 * a separate file, which the panel fetches, so that first visits do not load them.
 */
export async function gatherStyles(dist: string): Promise<void> {
  const own = (await readdir(dist)).filter((file) => file.endsWith('.css') && file !== OWN);
  // The entry's script has the name of its file, and comes first.
  const ordered = own.toSorted(
    (a, b) => SCRIPTS.indexOf(getFileName(a)) - SCRIPTS.indexOf(getFileName(b)),
  );
  const texts = await Promise.all(ordered.map((file) => readFile(path.join(dist, file), 'utf8')));
  await Promise.all(ordered.map((file) => rm(path.join(dist, file))));
  await writeFile(path.join(dist, 'style.css'), texts.map((text) => text.trim()).join(''));
}

const OWN = `${PANEL}.css`;

function getFileName(file: string): string {
  return path.basename(file, '.css');
}
