import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());
const name = z.string().check(z.regex(/^[\w.+-]{1,64}$/u));

/** What the edge tells of a release that fails. */
export const ReleaseAlarm = z.object({
  /** `dropped`: a canary that the site took away itself; `failing`: what is live fails, and a person must act. */
  kind: z.enum(['dropped', 'failing']),
  app: name,
  version: name,
  views: count,
  failures: count,
  /** Of a canary: what it was compared with. */
  live: z.nullable(z.object({ version: name, views: count, failures: count })),
});

export type ReleaseAlarm = z.infer<typeof ReleaseAlarm>;
