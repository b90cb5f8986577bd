import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** What every page of the site links to: its icon. */
export const publicFolder = path.join(import.meta.dirname, '../../../apps/shell/public');

/** An empty folder for what a peer builds; ignored by Git. */
export async function builtFolder(peer: string): Promise<string> {
  const folder = path.join(import.meta.dirname, '../built', peer);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}
