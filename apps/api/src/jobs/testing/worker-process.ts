import { parseConfig } from '../../config.ts';
import { startApi } from '../../main.ts';

/** A worker process for tests that kill it; it ends with its parent and is configured by its environment. */
process.once('disconnect', () => process.exit());
await startApi({
  databaseUrl: process.env['DATABASE_URL'] ?? '',
  config: parseConfig(process.env),
});
