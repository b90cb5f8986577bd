import type { Clock } from '../clock.ts';
import type { Executor } from '../database/client.ts';
import { findDatabaseTime } from './house.repository.ts';
import { done, left, formatError, type Point } from './point.ts';

const PATIENCE_MS = 10_000;
/** A code of an authenticator app is good for half a minute; the header counts whole seconds. */
const SECONDS_MAX = 10;

type Options = { clock: Clock; clockUrl: string };

/** Whether this machine's clock agrees with the database's and with one outside. */
export async function checkClock(db: Executor, { clock, clockUrl }: Options): Promise<Point> {
  const name = 'Clock';
  const how = 'timedatectl set-ntp true (Debian: apt install systemd-timesyncd), on each machine.';
  const database = secondsBetween(await findDatabaseTime(db), clock());
  if (database > SECONDS_MAX) {
    return left(name, `This machine and the database differ by ${database} seconds.`, how);
  }
  try {
    const outside = secondsBetween(await askTime(clockUrl), clock());
    if (outside <= SECONDS_MAX) return done(name, `as the database and ${clockUrl} say`);
    return left(name, `This machine and ${clockUrl} differ by ${outside} seconds.`, how);
  } catch (error) {
    // Some servers cannot reach the internet: that alone is no finding.
    return done(
      name,
      `as the database says; ${clockUrl} could not be asked: ${formatError(error)}`,
    );
  }
}

function secondsBetween(one: Date, other: Date): number {
  return Math.round(Math.abs(one.getTime() - other.getTime()) / 1000);
}

/** The time in the `Date` header of a server's answer. */
async function askTime(url: string): Promise<Date> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const { headers } = await fetch(url, { method: 'HEAD', signal });
  const told = new Date(headers.get('date') ?? '');
  if (Number.isNaN(told.getTime())) throw new Error('it tells no time');
  return told;
}
