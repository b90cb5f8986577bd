import type { Pool } from 'pg';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { FileStorage } from './files/file-storage.ts';
import type { Live } from './live/live.ts';
import type { Database } from './database/client.ts';
import type { Reading } from './database/read-database.ts';
import type { PaymentProviders } from './payments/payment-provider.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { Throttles } from './throttles/throttles.ts';

/** The dependencies of routes. Everything that a test replaces is here. */
export type Dependencies = {
  config: Config;
  db: Database;
  pool: Pool;
  /** For lists of the staff, their exports and overviews: a replica, where there is one. */
  reading: Reading;
  clock: Clock;
  files: FileStorage;
  passwords: PasswordHasher;
  sessions: Sessions;
  throttles: Throttles;
  live: Live;
  payments: PaymentProviders;
};
