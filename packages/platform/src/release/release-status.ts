import * as z from 'zod/mini';

const health = z.object({
  /** Documents that were served with this version. */
  views: z.number(),
  /** Reported failures by their kind. */
  failures: z.record(z.string(), z.number()),
  /** How often the release before was shown instead. */
  fallbacks: z.number(),
  /** Whether it failed above the rate within the last day: at one view in a hundred, and three times at least. */
  isFailing: z.boolean(),
});

const sizes = z.object({
  /** Scripts and styles by which the app is entered. */
  entry: z.number(),
  /** The same with the heaviest of its pages; absent where a release does not state its pages. */
  firstPage: z.optional(z.number()),
  /** Everything that browsers may ask for. */
  whole: z.number(),
});

/** A release that lies in the store, newest first in a list. */
const storedVersion = z.object({
  version: z.string(),
  /** When it was last made live; absent if it never was, or the log does not tell. */
  releasedAt: z.optional(z.string()),
  /** Why it is marked bad; absent when it is not. */
  bad: z.optional(z.string()),
});

/** Where a release comes from; what nobody knows is absent. */
const origin = {
  commit: z.optional(z.string()),
  branch: z.optional(z.string()),
  /** Who made the commit. */
  author: z.optional(z.string()),
  /** The address of the CI run that built it. */
  ci: z.optional(z.string()),
  /** Whether the tree had changes that the commit does not have. */
  dirty: z.optional(z.boolean()),
};

/** A release that is live or a canary, and what was counted of it since. */
const appStatus = z.object({
  /** An area, or `shell`. */
  id: z.string(),
  version: z.string(),
  enabled: z.boolean(),
  /** When it went live; absent if the log does not tell. */
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
  /** Compressed bytes; absent where the folder is not whole. */
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
  /** What of it lies in the store. */
  versions: z.array(storedVersion),
});

const previewStatus = z.object({
  id: z.string(),
  name: z.string(),
  version: z.string(),
  /** When it ends. */
  expires: z.string(),
  by: z.string(),
});

/** What `pnpm release:status --json` and the site's `/mfe/status.json` say. */
export const releaseStatusSchema = z.object({
  /** The address of the site. */
  site: z.string(),
  /** Whether a site answered there. */
  isRunning: z.boolean(),
  apps: z.array(appStatus),
  /** Builds that can be looked at under a name. */
  previews: z.array(previewStatus),
  /** What is wrong, each with the command that helps. */
  problems: z.array(z.object({ sentence: z.string(), command: z.string() })),
  /** What the browser that asks the site gets, and by which version of each app. */
  visit: z.optional(
    z.object({
      shows: z.enum(['live', 'canary', 'preview']),
      versions: z.record(z.string(), z.string()),
    }),
  ),
});

/** What is live in the store, what the running site serves of it, and how that goes. */
export type ReleaseStatus = z.infer<typeof releaseStatusSchema>;

/** The status of one app. */
export type AppStatus = z.infer<typeof appStatus>;

/** Where a release comes from, as its status says it. */
export type ReleaseOrigin = Pick<AppStatus, keyof typeof origin>;

/** What was counted of one release. */
export type ReleaseHealth = z.infer<typeof health>;

/** The compressed bytes of one release. */
export type ReleaseSizes = z.infer<typeof sizes>;
