import { join, resolve } from 'node:path';
import { repository } from '../places.ts';
import { explainConnection } from './connection-failure.ts';
import { explainFailure } from './embedded/failure.ts';
import { startEmbedded } from './embedded/index.ts';

export type ReachedDatabase = {
  url: string;
  /** The same error in words for the person who typed the command. */
  explain: (error: unknown) => unknown;
  /** Lets go of it; the embedded one stops with its last user. */
  stop: () => Promise<void>;
};

type Options = {
  progress: (message: string) => void;
  /** The embedded server died and could not be brought back. */
  onLost: (error: unknown) => void;
};

/** The database given by DATABASE_URL, else the embedded one in the data directory. */
export async function reachDatabase({ progress, onLost }: Options): Promise<ReachedDatabase> {
  const given = process.env['DATABASE_URL'];
  if (given) {
    const explain = (error: unknown) => explainConnection(error, given);
    return { url: given, explain, stop: async () => undefined };
  }
  const dataDir = resolve(process.env['DATA_DIR'] || join(repository, '.data'));
  const { url, stop } = await startEmbedded(dataDir, { progress, onLost });
  const explain = (error: unknown) => explainFailure(error, join(dataDir, 'postgres'));
  return { url, explain, stop };
}
