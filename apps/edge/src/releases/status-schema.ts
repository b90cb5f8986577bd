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

/** A release that is live or a canary, and what was counted of it since. */
const appStatus = z.object({
  id: z.string(),
  version: z.string(),
  enabled: z.boolean(),
  /** When it went live; absent if the log does not tell. */
  since: z.optional(z.string()),
  /** The version that the site serves; absent when it serves none. */
  served: z.optional(z.string()),
  fallback: z.optional(z.string()),
  health,
  /** The most frequent errors of the live version within the last month. */
  errors: z.array(
    z.object({ kind: z.string(), message: z.string(), stack: z.string(), times: z.number() }),
  ),
  canary: z.optional(
    z.object({ version: z.string(), percent: z.number(), since: z.string(), health }),
  ),
});

/** What `pnpm release:status --json` says. */
export const releaseStatusSchema = z.object({
  /** The address of the site that was asked. */
  site: z.string(),
  /** Whether a site answered there. */
  isRunning: z.boolean(),
  apps: z.array(appStatus),
  /** What is wrong, each with the command that helps. */
  problems: z.array(z.object({ sentence: z.string(), command: z.string() })),
});

/** What is live in the store, what the running site serves of it, and how that goes. */
export type ReleaseStatus = z.infer<typeof releaseStatusSchema>;

/** The status of one app. */
export type AppStatus = z.infer<typeof appStatus>;

/** What was counted of one release. */
export type ReleaseHealth = z.infer<typeof health>;
