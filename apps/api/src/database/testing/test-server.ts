import { mkdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { guardServer } from '../../testing/guard-server.ts';
import { passingServer } from '../../testing/passing-server.ts';
import { quickFolder } from '../../testing/quick-folder.ts';
import { startEmbedded } from '../embedded/index.ts';

/**
 * One server for all test files of a run, and of runs beside it: TEST_DATABASE_URL, else one in memory or in the
 * system's temp folder, of the programs in TEST_POSTGRES or the embedded ones.
 */
export async function startTestServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => undefined };
  const programs = process.env['TEST_POSTGRES'];
  const kind = programs === undefined ? '' : `-${programs.replaceAll(/\W+/gu, '-')}`;
  const dataDir = join(quickFolder(), `tassis-tests-${userInfo().uid}${kind}`);
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const settings = { ...passingServer, max_wal_size: '128MB' };
  guardServer(dataDir, programs);
  return startEmbedded(dataDir, { settings, programs });
}
