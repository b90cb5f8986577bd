import { filesIn } from './files.ts';

/** The folder of a release's source maps. They are no part of what its version names: equal scripts are equal releases. */
export const MAPS = 'server/maps/';

const forServer = /^server\/|\.(?:br|map)$/;

/** The files of a release that browsers may ask for, without their compressed copies. */
export async function clientFiles(folder: string): Promise<string[]> {
  return (await filesIn(folder)).filter((file) => !forServer.test(file));
}
