import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MAPS } from '../client-files.ts';
import { filesIn } from '../files.ts';

/**
 * SHA-256, in hexadecimal digits, over the name, the length and the content of every file of a folder, compressed copies too; rejects
 * where there is no folder. Source maps do not count: two machines may build the same release with other comments.
 */
export async function digestOf(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesIn(folder)) {
    if (file.startsWith(MAPS)) continue;
    const content = await readFile(path.join(folder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
