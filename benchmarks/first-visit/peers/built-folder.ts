import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';

/** The icon to which every page of the site links. */
export const publicFolder = path.join(import.meta.dirname, '../../../apps/shell/public');

/** An empty folder for a contender's build; Git ignores it. */
export async function builtFolder(peer: string): Promise<string> {
  const folder = path.join(import.meta.dirname, '../built', peer);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}
