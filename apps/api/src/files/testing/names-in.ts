import type { FileStorage } from '../file-storage.ts';

/** What everything in a storage is called, in order. */
export async function namesIn(files: FileStorage): Promise<string[]> {
  const names: string[] = [];
  for await (const { id } of files.entries()) names.push(id);
  return names.toSorted();
}
