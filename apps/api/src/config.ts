import * as z from 'zod/mini';
import { join, resolve } from 'node:path';
import {
  DEFAULT_TRUSTED_PROXIES,
  DEVELOPMENT_EDGE_SECRET,
  edgeSecretProblem,
  Secret,
  SHORTEST_SECRET,
  toSecrets,
  TRUSTED_PROXIES_MISSING,
  TrustedProxies,
  type Secrets,
} from '@tassis/settings';
import { StartupError } from './database/startup-error.ts';
import {
  toStorageLocation,
  storageProblems,
  type StorageLocation,
} from './files/storage-location.ts';
import {
  toCardProviderConfig,
  cardProviderProblems,
  type CardProviderConfig,
} from './payments/card-provider-config.ts';
import { repository } from './folders.ts';

/** Good enough to keep sessions across restarts while developing; production must bring its own. */
const DEVELOPMENT_SECRET = 'development-only-development-only-development';

const number = (min: number, max: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${min} to ${max}` })
    .check(
      z.int({ error: 'must be a whole number' }),
      z.gte(min, { error: `must be at least ${min}` }),
      z.lte(max, { error: `must be at most ${max}` }),
    );

const origins = z
  .pipe(
    z._default(z.string(), ''),
    z.transform((text) =>
      text
        .split(',')
        .map((origin) => origin.trim())
        .filter(Boolean),
    ),
  )
  .check(
    z.refine((list) => list.every(isOrigin), {
      error: 'must be a list of origins separated by commas (https://example.ma)',
    }),
  );

const Environment = z.object({
  APP_ENV: z._default(
    z.enum(['development', 'test', 'production'], {
      error: 'must be development, test or production',
    }),
    'development',
  ),
  API_HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  API_PORT: z._default(number(0, 65_535), 4000),
  /** What sessions, links and authenticator secrets are signed and encrypted with; the same on every API process. */
  SESSION_SECRET: Secret,
  /** What the edge proves itself with. */
  EDGE_SECRET: Secret,
  /** The secrets before those two, accepted while they are rotated. */
  SESSION_SECRET_PREVIOUS: Secret,
  EDGE_SECRET_PREVIOUS: Secret,
  /** Sites on other origins that may call from a browser; empty: none. */
  CORS_ORIGINS: origins,
  TRUSTED_PROXIES: TrustedProxies,
  /** The address the public knows, for the links of mails. */
  SITE_URL: z.optional(
    z.string().check(z.refine(isOrigin, { error: 'must be an origin (https://example.ma)' })),
  ),
  SITE_PORT: z._default(number(1, 65_535), 3000),
  /** The mail server. Without it, outside production, mails are stored and not sent. */
  SMTP_URL: z.optional(
    z.string().check(
      z.refine(isSmtpUrl, {
        error: 'must be smtp://… or smtps://… (smtps://user:password@host)',
      }),
    ),
  ),
  /** The address of the account with which `pnpm probe` orders: what it orders is taken back. */
  PROBE_EMAIL: z.optional(z.email({ error: 'must be an e-mail address' })),
  /** The folder of uploaded and generated files; default: `files` in the data directory. */
  FILES_DIR: z.optional(z.string()),
  /** Instead of a folder: a bucket of Amazon S3, or of an S3-compatible service at `S3_ENDPOINT`. */
  S3_BUCKET: z.optional(z.string()),
  S3_ENDPOINT: z.optional(
    z.string().check(z.refine(isOrigin, { error: 'must be an origin (https://s3.example.ma)' })),
  ),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  /** Default: the embedded database in the data directory. */
  DATABASE_URL: z.optional(
    z.string().check(
      z.regex(/^postgres(?:ql)?:\/\//u, {
        error: 'must be postgres://… (postgres://user:password@host:5432/database)',
      }),
    ),
  ),
  /** A replica of that database, for long reads. */
  DATABASE_READ_URL: z.optional(
    z.string().check(
      z.regex(/^postgres(?:ql)?:\/\//u, {
        error: 'must be postgres://… (postgres://user:password@host:5432/database)',
      }),
    ),
  ),
  DATA_DIR: z.optional(z.string()),
  /** The card payment provider: the URL of its API, our API key, and the secret that signs its webhooks. */
  CARD_PROVIDER_URL: z.optional(
    z.string().check(z.refine(isWebAddress, { error: 'must be an address (https://…)' })),
  ),
  CARD_PROVIDER_KEY: z.optional(z.string()),
  CARD_PROVIDER_SECRET: Secret,
  CARD_PROVIDER_SECRET_PREVIOUS: Secret,
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    }),
    'info',
  ),
  DATABASE_CONNECTIONS: z._default(number(1, 1000), 10),
  /** The event loop delay in ms above which requests are refused (load shedding); 0: never. */
  EVENT_LOOP_DELAY_MAX_MS: z._default(number(0, 60_000), 1000),
  /** Whether the staff reach nothing but their account until they have a second factor. */
  STAFF_SECOND_FACTOR: z.optional(
    z.enum(['required', 'optional'], { error: 'must be required or optional' }),
  ),
  /** Requests a minute from one address; 0: no limit. */
  RATE_LIMIT_PER_MINUTE: z._default(number(0, 1_000_000), 6000),
  /** Sign-in attempts from one address in 15 minutes, whatever the account. */
  LOGIN_LIMIT_PER_ADDRESS: z._default(number(1, 1_000_000), 300),
  /** New accounts from one address in an hour. */
  REGISTRATION_LIMIT_PER_ADDRESS: z.optional(number(1, 1_000_000)),
  /** Messages, callback requests and newsletter subscriptions from one address in an hour. */
  FORM_LIMIT_PER_ADDRESS: z.optional(number(1, 1_000_000)),
});

/** A given database, or the folder of the embedded one. */
export type DatabaseLocation = { url: string } | { folder: string };

export type Config = {
  environment: 'development' | 'test' | 'production';
  host: string;
  /** 0: any free one. */
  port: number;
  sessionSecrets: Secrets;
  /** The same as the edge's. */
  edgeSecrets: Secrets;
  database: DatabaseLocation;
  /** A replica for long reads; null: there is none. */
  readUrl: string | null;
  files: StorageLocation;
  /** Without a slash at its end. */
  siteUrl: string;
  /** Null: mails are stored and not sent. */
  smtpUrl: string | null;
  /** The account whose orders are tried whole and then taken back; null: none. */
  probeEmail: string | null;
  /** Null: card payments are off. */
  card: CardProviderConfig | null;
  corsOrigins: readonly string[];
  /** Whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  logLevel: z.output<typeof Environment>['LOG_LEVEL'];
  databaseConnections: number;
  eventLoopDelayMaxMs: number;
  staffNeedSecondFactor: boolean;
  limits: {
    perMinute: number;
    loginPerAddress: number;
    registrationPerAddress: number;
    formsPerAddress: number;
  };
};

/** Reads the environment. Throws one StartupError that lists everything that is wrong. */
export function parseConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const present = Object.entries(env).filter(([, value]) => value !== undefined && value !== '');
  const given = Object.fromEntries(present);
  const parsed = Environment.safeParse(given);
  const isProduction = given['APP_ENV'] === 'production';
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`),
    ...(isProduction ? missingFrom(given) : []),
    ...(parsed.success ? storageProblems(parsed.data) : []),
    ...(parsed.success ? cardProviderProblems(parsed.data, isProduction) : []),
  ];
  if (!parsed.success || problems.length > 0) throw refuse(problems);
  const read = parsed.data;
  return {
    environment: read.APP_ENV,
    host: read.API_HOST,
    port: read.API_PORT,
    sessionSecrets: toSecrets(
      read.SESSION_SECRET ?? DEVELOPMENT_SECRET,
      read.SESSION_SECRET_PREVIOUS,
    ),
    edgeSecrets: toSecrets(read.EDGE_SECRET ?? DEVELOPMENT_EDGE_SECRET, read.EDGE_SECRET_PREVIOUS),
    database: toDatabaseLocation(read),
    readUrl: read.DATABASE_READ_URL ?? null,
    files: toStorageLocation(read),
    siteUrl: read.SITE_URL ?? `http://localhost:${read.SITE_PORT}`,
    smtpUrl: read.SMTP_URL ?? null,
    probeEmail: read.PROBE_EMAIL?.toLowerCase() ?? null,
    card: toCardProviderConfig(read, isProduction),
    corsOrigins: read.CORS_ORIGINS,
    // The edge runs on this machine and passes the visitor’s address on, with or without a proxy before it.
    trustedProxies: [
      ...new Set(['loopback', ...(read.TRUSTED_PROXIES ?? DEFAULT_TRUSTED_PROXIES)]),
    ],
    logLevel: read.LOG_LEVEL,
    databaseConnections: read.DATABASE_CONNECTIONS,
    eventLoopDelayMaxMs: read.EVENT_LOOP_DELAY_MAX_MS,
    staffNeedSecondFactor:
      (read.STAFF_SECOND_FACTOR ?? (isProduction ? 'required' : 'optional')) === 'required',
    limits: {
      perMinute: read.RATE_LIMIT_PER_MINUTE,
      loginPerAddress: read.LOGIN_LIMIT_PER_ADDRESS,
      // Browser tests register many people from one machine.
      registrationPerAddress: read.REGISTRATION_LIMIT_PER_ADDRESS ?? (isProduction ? 30 : 1000),
      formsPerAddress: read.FORM_LIMIT_PER_ADDRESS ?? (isProduction ? 60 : 1000),
    },
  };
}

function toDatabaseLocation(read: z.output<typeof Environment>): DatabaseLocation {
  if (read.DATABASE_URL !== undefined) return { url: read.DATABASE_URL };
  return { folder: resolve(read.DATA_DIR ?? join(repository, '.data')) };
}

/** What production has to bring itself, what each is for, and where one comes from. */
function missingFrom(given: Readonly<Record<string, string | undefined>>): string[] {
  return [
    given['SESSION_SECRET'] === undefined &&
      `SESSION_SECRET is missing: what sign-ins and the secrets of authenticator apps are sealed with, at least ${SHORTEST_SECRET} random characters, the same for every API process (openssl rand -base64 48)`,
    [given['SESSION_SECRET'], given['SESSION_SECRET_PREVIOUS']].includes(DEVELOPMENT_SECRET) &&
      'SESSION_SECRET is the one of development, which anybody can read: choose another',
    edgeSecretProblem(given['EDGE_SECRET'], given['EDGE_SECRET_PREVIOUS']),
    given['SITE_URL'] === undefined &&
      'SITE_URL is missing: the address the public knows (https://example.ma), for the links of mails',
    given['SMTP_URL'] === undefined &&
      'SMTP_URL is missing: the server that mails are handed to, as your mail provider names it (smtps://user:password@host)',
    given['TRUSTED_PROXIES'] === undefined && TRUSTED_PROXIES_MISSING,
  ].filter((problem) => problem !== false);
}

function refuse(problems: readonly string[]): StartupError {
  return new StartupError(
    `The API’s configuration is not valid:\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    'Correct these environment variables, then start again.',
  );
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value;
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/u.test(new URL(value).protocol);
}

function isSmtpUrl(value: string): boolean {
  return URL.canParse(value) && /^smtps?:$/u.test(new URL(value).protocol);
}
