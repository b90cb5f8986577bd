import { cp } from 'node:fs/promises';
import path from 'node:path';

/** What the merged script replaces, and what the federation plugin writes about it. */
const replaced = /(?:\.js|mf-manifest\.json|mf-stats\.json)$/;

/** Copies everything that is no script from one output folder into another. */
export async function copyAssets(from: string, to: string): Promise<void> {
  await cp(from, to, {
    recursive: true,
    filter: (file) => !replaced.test(file) && path.basename(file) !== '.vite',
  });
}
