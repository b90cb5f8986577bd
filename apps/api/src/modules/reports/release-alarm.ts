import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());
const name = z.string().check(z.regex(/^[\w.+-]{1,64}$/u));

/** The edge's report of a failing release. */
export const ReleaseAlarm = z.object({
  /** `dropped`: the site has withdrawn a canary by itself; `failing`: the live release fails, and a person must act. */
  kind: z.enum(['dropped', 'failing']),
  app: name,
  version: name,
  views: count,
  failures: count,
  /** For a canary: the failure rate it was compared with. */
  live: z.nullable(z.object({ version: name, views: count, failures: count })),
});

export type ReleaseAlarm = z.infer<typeof ReleaseAlarm>;
