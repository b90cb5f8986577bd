import * as z from 'zod/mini';

const health = z.object({
  /** Documents that were served with this version. */
  views: z.number(),
  /** Reported failures by their kind. */
  failures: z.record(z.string(), z.number()),
  /** How often the fallback was shown instead. */
  fallbacks: z.number(),
  /** Whether its failure rate exceeded the limit within the last day: one view in a hundred, and at least three failures. */
  isFailing: z.boolean(),
});

const sizes = z.object({
  /** The scripts and styles that enter the app. */
  entry: z.number(),
  /** The same with those of its heaviest page; absent when a release does not state its pages. */
  firstPage: z.optional(z.number()),
  /** All files that browsers may request. */
  whole: z.number(),
});

/** A release in the store; lists begin with the newest. */
const storedVersion = z.object({
  version: z.string(),
  /** When it was last made live; absent if it never was, or if the log does not say. */
  releasedAt: z.optional(z.string()),
  /** Why it is marked bad; absent when it is not. */
  bad: z.optional(z.string()),
});

/** The origin of a release; unknown properties are absent. */
const origin = {
  commit: z.optional(z.string()),
  branch: z.optional(z.string()),
  /** Who made the commit. */
  author: z.optional(z.string()),
  /** The address of the CI run that built it. */
  ci: z.optional(z.string()),
  /** Whether the working tree had uncommitted changes. */
  dirty: z.optional(z.boolean()),
};

/** A live or canary release, and its counts since it went live. */
const appStatus = z.object({
  /** An area, or `shell`. */
  id: z.string(),
  version: z.string(),
  enabled: z.boolean(),
  /** When it went live; absent if the log does not say. */
  since: z.optional(z.string()),
  /** The account that made it live. */
  by: z.optional(z.string()),
  ...origin,
  /** The version that the site serves; absent when it serves none. */
  served: z.optional(z.string()),
  fallback: z.optional(z.string()),
  /** The range of the platform API that an area requires, or the version that the shell provides. */
  platformApi: z.optional(z.string()),
  /** Shared modules: the ranges that an area accepts, or the versions that the shell provides. */
  shared: z.record(z.string(), z.string()),
  /** Compressed bytes; absent when the folder is incomplete. */
  sizes: z.optional(sizes),
  health,
  /** The most frequent errors of the live version within the last month. */
  errors: z.array(
    z.object({ kind: z.string(), message: z.string(), stack: z.string(), times: z.number() }),
  ),
  canary: z.optional(
    z.object({
      version: z.string(),
      percent: z.number(),
      since: z.string(),
      ...origin,
      health,
    }),
  ),
  /** The releases of the app in the store. */
  versions: z.array(storedVersion),
});

const previewStatus = z.object({
  id: z.string(),
  name: z.string(),
  version: z.string(),
  /** When the preview expires. */
  expires: z.string(),
  by: z.string(),
});

/** The content of `pnpm release:status --json` and of the site's `/mfe/status.json`. */
export const releaseStatusSchema = z.object({
  /** The address of the site. */
  site: z.string(),
  /** Whether a site answered at that address. */
  isRunning: z.boolean(),
  apps: z.array(appStatus),
  /** The previews, by name. */
  previews: z.array(previewStatus),
  /** Problems, each with the command that solves it. */
  problems: z.array(z.object({ sentence: z.string(), command: z.string() })),
  /** The variant that the requesting browser gets, with the version of each app. */
  visit: z.optional(
    z.object({
      shows: z.enum(['live', 'canary', 'preview']),
      versions: z.record(z.string(), z.string()),
    }),
  ),
});

/** The live releases of the store, what the running site serves of them, and their failures. */
export type ReleaseStatus = z.infer<typeof releaseStatusSchema>;

/** The status of one app. */
export type AppStatus = z.infer<typeof appStatus>;

/** The origin of a release, as its status states it. */
export type ReleaseOrigin = Pick<AppStatus, keyof typeof origin>;

/** The counts of one release. */
export type ReleaseHealth = z.infer<typeof health>;

/** The compressed bytes of one release. */
export type ReleaseSizes = z.infer<typeof sizes>;
