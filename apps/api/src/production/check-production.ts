import { emailAddress } from '@tassis/domain';
import type { Pool } from 'pg';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/client.ts';
import { compareSchema } from '../database/schema-fits.ts';
import { readSettings } from '../modules/firm/admin-settings.service.ts';
import { checkBackup } from './check-backup.ts';
import { checkClock } from './check-clock.ts';
import { checkKeys } from './check-keys.ts';
import { checkPackages, checkPeople } from './check-people.ts';
import { checkProxies, checkSite } from './check-site.ts';
import { checkBank, checkSender, checkSettings } from './check-settings.ts';
import { left, type Point } from './point.ts';

export type House = {
  db: Database;
  pool: Pool;
  clock: Clock;
  config: Pick<Config, 'environment' | 'siteUrl' | 'smtpUrl' | 'sessionSecrets'>;
  /** The value of the environment variable; null: not set. */
  trustedProxies: string | null;
  /** Where backups lie: a folder, or `s3://bucket/folder`. */
  backups: string;
  /** An external server whose clock ours is compared with. */
  clockUrl: string;
  /** A certificate authority (CA) besides the public ones. */
  authority?: string;
};

/** Checks everything that production needs, and changes nothing. */
export async function checkProduction(house: House): Promise<Point[]> {
  const { db, pool, clock, config } = house;
  if (config.environment !== 'production') {
    const how =
      'Set APP_ENV=production in the environment file, and load that file before the command.';
    return [left('Environment', `APP_ENV is ${config.environment}.`, how)];
  }
  const { misfit } = await compareSchema(pool);
  if (misfit !== null) return [left('Database', misfit.message, misfit.hint)];
  const now = clock();
  const { firm, to_fill: toFill } = await readSettings(db);
  const sender = emailAddress(firm.email) === null ? firm.email : null;
  return [
    checkSettings(toFill),
    await checkSender(db, { sender, smtpUrl: config.smtpUrl }),
    checkBank(firm.legal_numbers),
    await checkPackages(db),
    ...(await checkPeople(db, now)),
    await checkKeys(db, config.sessionSecrets),
    await checkBackup(house.backups, now),
    checkProxies(house.trustedProxies),
    ...(await checkSite(config.siteUrl, { now, authority: house.authority })),
    await checkClock(db, { clock, clockUrl: house.clockUrl }),
  ];
}
