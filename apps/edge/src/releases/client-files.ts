import { filesIn } from './files.ts';

/** The files of a release that browsers may ask for, without their compressed copies. */
export async function clientFiles(folder: string): Promise<string[]> {
  const files = await filesIn(folder);
  return files.filter((file) => !file.startsWith('server/') && !file.endsWith('.br'));
}
