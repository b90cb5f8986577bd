import type { FileStorage } from '../file-storage.ts';

/** The names of all files in a storage, sorted. */
export async function namesIn(files: FileStorage): Promise<string[]> {
  const names: string[] = [];
  for await (const { id } of files.entries()) names.push(id);
  return names.toSorted();
}
