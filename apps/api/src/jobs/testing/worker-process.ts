import { parseConfig } from '../../config.ts';
import { startApi } from '../../main.ts';

/** A process of its own, to be killed; it ends with its parent. Told what to do by its environment. */
process.once('disconnect', () => process.exit());
await startApi({
  databaseUrl: process.env['DATABASE_URL'] ?? '',
  config: parseConfig(process.env),
});
