import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MAPS } from './client-files.ts';
import { filesIn } from './files.ts';

/**
 * Eight hexadecimal digits over every file's name and content: equal builds get equal versions. Compressed copies,
 * which publication adds, do not count, nor do source maps: a comment more moves lines and changes no script.
 */
export async function fingerprint(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesIn(folder)) {
    if (file.endsWith('.br') || file.startsWith(MAPS)) continue;
    hash
      .update(file)
      .update('\0')
      .update(await readFile(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 8);
}
