import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** Computes the integrity (SRI) of a file: its SHA-256. */
export async function computeIntegrity(file: string): Promise<string> {
  const hash = createHash('sha256').update(await readFile(file));
  return `sha256-${hash.digest('base64')}`;
}
