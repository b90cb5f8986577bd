import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** A file's SHA-256, as browsers check it. */
export async function computeIntegrity(file: string): Promise<string> {
  const hash = createHash('sha256').update(await readFile(file));
  return `sha256-${hash.digest('base64')}`;
}
