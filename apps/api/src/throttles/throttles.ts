import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Config } from '../config.ts';
import type { IRateLimiterPostgresOptions, RateLimiterAbstract } from 'rate-limiter-flexible';
import { once } from './once.ts';

const QUARTER_HOUR = 900;
const HOUR = 3600;
const MINUTE = 60;
/** Tries on one account from one address in a quarter of an hour: anyone who guesses locks out only themselves. */
const LOGINS_PER_ACCOUNT_AND_ADDRESS = 10;
/** Tries on one account from all addresses together: far more than a person makes, far fewer than guessing needs. */
const LOGINS_PER_ACCOUNT = 100;
/** Codes of a second factor tried from one address in a quarter of an hour, and on one account in an hour. */
const CODES_PER_ACCOUNT_AND_ADDRESS = 10;
const CODES_PER_ACCOUNT = 30;
/** Wrong passwords of a signed-in user in a quarter of an hour; the right one resets the count. */
const PASSWORDS_PER_USER = 10;
/** Mails in an hour that anonymous callers may trigger to one address. */
const MAILS_PER_MAILBOX = 5;
/** Uploads of one person in an hour: 300 MB of the largest. */
const UPLOADS_PER_USER = 60;
/** Exports of personal data in an hour. */
const EXPORTS_PER_USER = 10;
/** Reports in a minute from one address; a page sends a handful before it gives up. */
const REPORTS_PER_ADDRESS = 60;
/** Reports in a minute that one process takes at all: what the log can bear. */
const REPORTS_IN_ALL = 600;

export type Throttles = ReturnType<typeof createThrottles>;

type Parts = { pool: Pool; limits: Config['limits'] };
type Login = { email: string; address: string };
type Code = { userId: string; address: string };
type Ceiling = { name: string; points: number; seconds: number };

/**
 * How often something may be asked. Each method counts one try and answers null, or the seconds to
 * wait. Counters that guard passwords stand in the database, shared by all processes and restarts.
 */
export function createThrottles({ pool, limits }: Parts) {
  const requests = inMemory({ name: 'req', points: limits.perMinute, seconds: MINUTE });
  const shared = (ceiling: Ceiling) => inDatabase(pool, ceiling);
  const accounts = shared({ name: 'login', points: LOGINS_PER_ACCOUNT, seconds: QUARTER_HOUR });
  const pairs = shared({
    name: 'logpair',
    points: LOGINS_PER_ACCOUNT_AND_ADDRESS,
    seconds: QUARTER_HOUR,
  });
  const logins = shared({ name: 'logip', points: limits.loginPerAddress, seconds: QUARTER_HOUR });
  const registrations = shared({
    name: 'regip',
    points: limits.registrationPerAddress,
    seconds: HOUR,
  });

  const forms = shared({ name: 'formip', points: limits.formsPerAddress, seconds: HOUR });
  const codePairs = shared({
    name: 'codepair',
    points: CODES_PER_ACCOUNT_AND_ADDRESS,
    seconds: QUARTER_HOUR,
  });
  const codes = shared({ name: 'code', points: CODES_PER_ACCOUNT, seconds: HOUR });
  const passwords = shared({ name: 'ownpw', points: PASSWORDS_PER_USER, seconds: QUARTER_HOUR });
  const mailboxes = shared({ name: 'mailbox', points: MAILS_PER_MAILBOX, seconds: HOUR });
  const links = shared({ name: 'linkip', points: limits.formsPerAddress, seconds: HOUR });
  const uploads = shared({ name: 'upload', points: UPLOADS_PER_USER, seconds: HOUR });
  const exports = shared({ name: 'export', points: EXPORTS_PER_USER, seconds: HOUR });
  const reports = inMemory({ name: 'report', points: REPORTS_PER_ADDRESS, seconds: MINUTE });
  const allReports = inMemory({ name: 'reports', points: REPORTS_IN_ALL, seconds: MINUTE });

  return {
    requests: async (address: string) =>
      limits.perMinute === 0 ? null : consume(await requests(), address),
    /**
     * Counted before the password is looked at, so that guessing costs nothing but tries. From the
     * address to the account: what a narrower limit refuses does not use up the account's tries.
     */
    login: async ({ email, address }: Login) => {
      const [narrow, narrowest] = await Promise.all([
        consume(await logins(), address),
        consume(await pairs(), computeKey(email, address)),
      ]);
      return narrow ?? narrowest ?? consume(await accounts(), computeKey(email));
    },
    /** Resets the count after a success, so that tries of others do not lock the owner out. */
    loginSucceeded: async ({ email, address }: Login) => {
      const [narrow, wide] = [await pairs(), await accounts()];
      await Promise.all([
        narrow.delete(computeKey(email, address)),
        wide.delete(computeKey(email)),
      ]);
    },
    registration: async (address: string) => consume(await registrations(), address),
    /** A code of a second factor: six digits would be guessed in a day without a limit. */
    code: async ({ userId, address }: Code) =>
      (await consume(await codePairs(), computeKey(userId, address))) ??
      consume(await codes(), computeKey(userId)),
    codeSucceeded: async ({ userId, address }: Code) => {
      const [narrow, wide] = [await codePairs(), await codes()];
      await Promise.all([
        narrow.delete(computeKey(userId, address)),
        wide.delete(computeKey(userId)),
      ]);
    },
    /** The password of a signed-in user: a stolen session must not be able to guess it. */
    ownPassword: async (userId: string) => consume(await passwords(), computeKey(userId)),
    ownPasswordSucceeded: async (userId: string) => {
      await (await passwords()).delete(computeKey(userId));
    },
    /** A mail that anybody may ask for in somebody's name. */
    mailbox: async (email: string) => consume(await mailboxes(), computeKey(email)),
    /** What is asked for, or answered, with a link of a mail. */
    link: async (address: string) => consume(await links(), address),
    upload: async (userId: string) => consume(await uploads(), computeKey(userId)),
    export: async (userId: string) => consume(await exports(), computeKey(userId)),
    form: async (address: string) => consume(await forms(), address),
    /** Reports that are refused by address do not count for the limit of all. */
    report: async (address: string) =>
      (await consume(await reports(), address)) ?? consume(await allReports(), 'all'),
  };
}

/** A hash, so that the table of counters holds no e-mail or IP address. */
function computeKey(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url');
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<number | null> {
  try {
    await limiter.consume(key);
    return null;
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    const { RateLimiterRes } = await library();
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
  }
}

/** Loaded at the first request that counts. */
const library = () => import('rate-limiter-flexible');

function inMemory({ name, points, seconds }: Ceiling): () => Promise<RateLimiterAbstract> {
  return once(async () => {
    const { RateLimiterMemory } = await library();
    return new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  });
}

function inDatabase(pool: Pool, { name, points, seconds }: Ceiling) {
  return once(async () => {
    const { RateLimiterPostgres } = await library();
    const options: IRateLimiterPostgresOptions = {
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: true,
      keyPrefix: name,
      points,
      duration: seconds,
    };
    return new RateLimiterPostgres(options);
  });
}
