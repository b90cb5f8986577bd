import { join } from 'node:path';
import type { DatabaseLocation } from '../config.ts';
import { explainConnection } from './connection-failure.ts';
import { explainFailure } from './embedded/failure.ts';
import { startEmbedded } from './embedded/index.ts';

export type ReachedDatabase = {
  url: string;
  /** Explains an error to the person who typed the command. */
  explain: (error: unknown) => unknown;
  /** Releases it; the embedded server stops with its last user. */
  stop: () => Promise<void>;
};

type Options = {
  progress: (message: string) => void;
  /** The embedded server died and could not be restarted. */
  onLost: (error: unknown) => void;
};

/** The database of `DATABASE_URL`, else the embedded one. */
export async function reachDatabase(
  location: DatabaseLocation,
  { progress, onLost }: Options,
): Promise<ReachedDatabase> {
  if ('url' in location) {
    const explain = (error: unknown) => explainConnection(error, location.url);
    return { url: location.url, explain, stop: async () => undefined };
  }
  const { url, stop } = await startEmbedded(location.folder, { progress, onLost });
  const explain = (error: unknown) => explainFailure(error, join(location.folder, 'postgres'));
  return { url, explain, stop };
}
