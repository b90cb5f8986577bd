import { parseConfig } from '../../config.ts';
import { startApi } from '../../main.ts';

/** A process of its own, to be killed. Told what to do by its environment. */
await startApi({
  databaseUrl: process.env['DATABASE_URL'] ?? '',
  config: parseConfig(process.env),
});
