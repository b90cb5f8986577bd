import type { ServerSettings } from '../database/embedded/server.ts';

/** Of a server whose data outlives no power cut, nor should it. */
export const passingServer: ServerSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
};
