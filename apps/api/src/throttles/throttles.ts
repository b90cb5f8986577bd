import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Config } from '../config.ts';
import type { IRateLimiterPostgresOptions, RateLimiterAbstract } from 'rate-limiter-flexible';
import { once } from './once.ts';

const QUARTER_HOUR = 900;
const HOUR = 3600;
const MINUTE = 60;
/** Attempts on one account from one address in a quarter of an hour, so that an attacker locks out only themselves. */
const LOGINS_PER_ACCOUNT_AND_ADDRESS = 10;
/** Attempts on one account from all addresses together: far more than a person makes, far fewer than guessing needs. */
const LOGINS_PER_ACCOUNT = 100;
/** Attempts at codes of a second factor from one address in a quarter of an hour, and on one account in an hour. */
const CODES_PER_ACCOUNT_AND_ADDRESS = 10;
const CODES_PER_ACCOUNT = 30;
/** Wrong passwords of a signed-in user in a quarter of an hour; the right one resets the count. */
const PASSWORDS_PER_USER = 10;
/** Mails to one address that visitors may cause in an hour. */
const MAILS_PER_MAILBOX = 5;
/** Documents, proofs of payment and messages with files that one client sends in an hour: 300 MB of the largest. */
const UPLOADS_PER_USER = 60;
/** Exports of personal data in an hour. */
const EXPORTS_PER_USER = 10;
/** Reports from one address in a minute; a page sends a few before it stops. */
const REPORTS_PER_ADDRESS = 60;
/** Reports that one process accepts in a minute, for the size of the log. */
const REPORTS_IN_ALL = 600;

export type Throttles = ReturnType<typeof createThrottles>;

type Parts = { pool: Pool; limits: Config['limits'] };
type Login = { email: string; address: string };
type Code = { userId: string; address: string };
type Ceiling = { name: string; points: number; seconds: number };

/**
 * Rate limits. Each method counts one attempt and returns null, or the seconds to wait. Counters that protect passwords are
 * stored in the database, so that all processes and restarts share them.
 */
export function createThrottles({ pool, limits }: Parts) {
  const requests = inMemory({ name: 'req', points: limits.perMinute, seconds: MINUTE });
  const shared = (ceiling: Ceiling) => inDatabase(pool, ceiling);
  const loginsPerAccount = shared({
    name: 'login',
    points: LOGINS_PER_ACCOUNT,
    seconds: QUARTER_HOUR,
  });
  const loginsPerPair = shared({
    name: 'logpair',
    points: LOGINS_PER_ACCOUNT_AND_ADDRESS,
    seconds: QUARTER_HOUR,
  });
  const loginsPerAddress = shared({
    name: 'logip',
    points: limits.loginPerAddress,
    seconds: QUARTER_HOUR,
  });
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
     * Counted before the password is checked, so that guessing costs attempts only. The address is counted before the account,
     * so that what a narrower limit refuses does not use up the account's attempts.
     */
    login: async ({ email, address }: Login) => {
      const [ofAddress, ofPair] = await Promise.all([
        consume(await loginsPerAddress(), address),
        consume(await loginsPerPair(), computeKey(email, address)),
      ]);
      return ofAddress ?? ofPair ?? consume(await loginsPerAccount(), computeKey(email));
    },
    /** Resets the count after a success, so that attempts of others do not lock the owner out. */
    loginSucceeded: async ({ email, address }: Login) => {
      const [ofPair, ofAccount] = [await loginsPerPair(), await loginsPerAccount()];
      await Promise.all([
        ofPair.delete(computeKey(email, address)),
        ofAccount.delete(computeKey(email)),
      ]);
    },
    registration: async (address: string) => consume(await registrations(), address),
    /** A code of a second factor: without a limit six digits would be guessed in a day. */
    code: async ({ userId, address }: Code) =>
      (await consume(await codePairs(), computeKey(userId, address))) ??
      consume(await codes(), computeKey(userId)),
    codeSucceeded: async ({ userId, address }: Code) => {
      const [ofPair, ofAccount] = [await codePairs(), await codes()];
      await Promise.all([
        ofPair.delete(computeKey(userId, address)),
        ofAccount.delete(computeKey(userId)),
      ]);
    },
    /** The password of a signed-in user: a stolen session must not be able to guess it. */
    ownPassword: async (userId: string) => consume(await passwords(), computeKey(userId)),
    ownPasswordSucceeded: async (userId: string) => {
      await (await passwords()).delete(computeKey(userId));
    },
    /** A mail that a visitor may cause to somebody's address. */
    mailbox: async (email: string) => consume(await mailboxes(), computeKey(email)),
    /** Calls with the token of a mail's link. */
    link: async (address: string) => consume(await links(), address),
    upload: async (userId: string) => consume(await uploads(), computeKey(userId)),
    export: async (userId: string) => consume(await exports(), computeKey(userId)),
    form: async (address: string) => consume(await forms(), address),
    /** Reports that are refused by address do not count towards the common limit. */
    report: async (address: string) =>
      (await consume(await reports(), address)) ?? consume(await allReports(), 'all'),
  };
}

/** A hash, so that the table of counters contains no e-mail or IP address. */
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

/** Loaded at the first request that is counted. */
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
