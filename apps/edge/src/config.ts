import {
  DEFAULT_TRUSTED_PROXIES,
  DEVELOPMENT_EDGE_SECRET,
  edgeSecretProblem,
  Secret,
  toSecrets,
  TRUSTED_PROXIES_MISSING,
  TrustedProxies,
  type Secrets,
} from '@tassis/settings';
import path from 'node:path';
import * as z from 'zod/mini';
import type { SharedPlace } from './releases/shared/shared-store.ts';

const repository = path.resolve(import.meta.dirname, '../../..');
const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535));

/** An absolute URL; a trailing slash is dropped, because paths are appended. */
const baseUrl = z.pipe(
  z.url({ protocol: /^https?$/, error: 'must be an absolute http(s) address' }),
  z.transform((url) => url.replace(/\/+$/, '')),
);

const origins = z.pipe(
  z.pipe(
    z.string(),
    z.transform((list) => list.split(',').map((origin) => origin.trim())),
  ),
  z.array(
    z.string().check(
      z.refine((text) => URL.parse(text)?.origin === text, {
        error: 'must be origins separated by commas, such as https://ci.example.ma',
      }),
    ),
  ),
);

const environmentSchema = z.object({
  SITE_PORT: z._default(port, 3000),
  SITE_HOST: z._default(z.string(), '127.0.0.1'),
  /** The address under which the public knows this site. */
  SITE_URL: z.optional(baseUrl),
  /** Processes that serve, beside the one that holds the port. */
  EDGE_WORKERS: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(64)), 1),
  APP_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  API_PORT: z._default(port, 4000),
  API_ORIGIN: z.optional(z.url()),
  TRUSTED_PROXIES: TrustedProxies,
  /** What this site proves itself with to the API. */
  EDGE_SECRET: Secret,
  /** The one before it, accepted while it is rotated. */
  EDGE_SECRET_PREVIOUS: Secret,
  API_BASE_URL: z.optional(baseUrl),
  AUTH_BASE_URL: z.optional(baseUrl),
  /** Where packages of previews may be fetched from, separated by commas; from nowhere when absent. */
  PREVIEW_ORIGINS: z.optional(origins),
  DATA_DIR: z._default(z.string(), path.join(repository, '.data')),
  /** The release store of many machines: the bucket of the folders, and the database of what is live. */
  RELEASE_BUCKET: z.optional(
    z.string().check(
      z.regex(/^[a-z0-9][a-z0-9.-]*(?:\/[\w.-]+)*$/, {
        error: 'must be the name of a bucket, with a folder or without (releases/site)',
      }),
    ),
  ),
  RELEASE_DATABASE_URL: z.optional(
    z.url({
      protocol: /^postgres(?:ql)?$/,
      error: 'must be postgres://… (postgres://user:password@host:5432/database)',
    }),
  ),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
});

/** The settings of the edge, from its environment. */
export interface EdgeConfig {
  host: string;
  port: number;
  /** Where `/api` is proxied to. */
  apiOrigin: string;
  /** The address under which the public knows this site. */
  siteUrl: string;
  /** Whether this is production: then only the site's own host name is served. */
  isProduction: boolean;
  /** Whether search engines may list its pages. */
  isListed: boolean;
  /** How many processes serve. */
  workers: number;
  /** The release store. */
  releases: string;
  /** The store of many machines that `releases` is a copy of; absent where this machine has its own. */
  shared: SharedPlace | undefined;
  /** The secrets that the edge and the API share. The edge signs alarms with the first, and answers `/metrics` to a request that carries one of them. */
  secrets: Secrets;
  /** Proxies whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[];
  /** The origins that packages of previews may be fetched from. */
  previewOrigins: readonly string[];
  /** Settings that are written into the pages. */
  settings: PageSettings;
}

/** Other API hosts than this site's `/api`, if any. */
export interface PageSettings {
  apiBaseUrl?: string | undefined;
  authBaseUrl?: string | undefined;
}

/** Reads the environment; throws one error that lists everything that is wrong. */
export function readConfig(environment: NodeJS.ProcessEnv): EdgeConfig {
  // An empty variable counts as not set.
  const present = Object.entries(environment).filter(([, value]) => value !== '');
  const result = environmentSchema.safeParse(Object.fromEntries(present));
  if (!result.success) throw refuse(z.prettifyError(result.error));
  const missing = missingFrom(result.data);
  if (missing.length > 0) throw refuse(missing.map((problem) => `✖ ${problem}`).join('\n'));
  const { SITE_HOST, SITE_PORT, SITE_URL, API_ORIGIN, API_PORT, DATA_DIR, ...rest } = result.data;
  const siteUrl = SITE_URL ?? `http://localhost:${SITE_PORT}`;
  const isProduction = rest.APP_ENV === 'production';
  return {
    host: SITE_HOST,
    port: SITE_PORT,
    siteUrl,
    isProduction,
    isListed: isProduction || isThisMachine(siteUrl),
    workers: rest.EDGE_WORKERS,
    apiOrigin: API_ORIGIN ?? `http://127.0.0.1:${API_PORT}`,
    releases: path.resolve(DATA_DIR, 'releases'),
    shared: toSharedPlace(rest),
    secrets: toSecrets(rest.EDGE_SECRET ?? DEVELOPMENT_EDGE_SECRET, rest.EDGE_SECRET_PREVIOUS),
    trustedProxies: rest.TRUSTED_PROXIES ?? DEFAULT_TRUSTED_PROXIES,
    previewOrigins: rest.PREVIEW_ORIGINS ?? [],
    settings: { apiBaseUrl: rest.API_BASE_URL, authBaseUrl: rest.AUTH_BASE_URL },
  };
}

type Read = z.output<typeof environmentSchema>;

function toSharedPlace({
  RELEASE_BUCKET: bucket,
  RELEASE_DATABASE_URL: databaseUrl,
}: Pick<Read, 'RELEASE_BUCKET' | 'RELEASE_DATABASE_URL'>): SharedPlace | undefined {
  return bucket === undefined || databaseUrl === undefined ? undefined : { bucket, databaseUrl };
}

/** The settings that others require. */
function missingFrom(read: Read): string[] {
  return [
    ...missingOfSharedStore(read),
    ...(read.APP_ENV === 'production' ? missingInProduction(read) : []),
  ];
}

function missingOfSharedStore(read: Read): string[] {
  const { RELEASE_BUCKET: bucket, RELEASE_DATABASE_URL: database } = read;
  if (bucket === undefined && database === undefined) return [];
  const needed = [
    'RELEASE_BUCKET',
    'RELEASE_DATABASE_URL',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ] as const;
  const missing = needed.filter((name) => read[name] === undefined);
  return missing.map(
    (name) => `${name} is missing: a release store of many machines needs ${needed.join(', ')}`,
  );
}

function missingInProduction(read: Read): string[] {
  return [
    read.SITE_URL === undefined &&
      'SITE_URL is missing: the address the public knows (https://example.ma)',
    read.TRUSTED_PROXIES === undefined && TRUSTED_PROXIES_MISSING,
    edgeSecretProblem(read.EDGE_SECRET, read.EDGE_SECRET_PREVIOUS),
  ].filter((problem) => problem !== false);
}

function refuse(problems: string): Error {
  return new Error(
    `The site’s configuration is not valid:\n${problems}\nCorrect these environment variables, then start again.`,
  );
}

/** Search engines may list a local site, which no crawler reaches, so that tests get the answers of production. A trial site elsewhere is hidden. */
function isThisMachine(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}
