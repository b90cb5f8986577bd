import { ROLES } from '@tassis/domain';
import * as z from 'zod/mini';
import { LANGUAGES } from './languages.ts';

const mount = z.string().check(z.regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\/\*)?)?$/));
const queryField = z.string().check(z.regex(/^[A-Za-z][\w-]*$/));

/**
 * `area.json`: what the rest of the house knows of an area without running its code.
 * A mount is an exact path, or with a trailing `/*` everything below it.
 */
export const areaDescriptorSchema = z.strictObject({
  $schema: z.optional(z.string()),
  id: z.string().check(z.regex(/^[a-z]+(?:-[a-z]+)*$/)),
  title: z.string(),
  mounts: z.array(mount).check(z.minLength(1)),
  /** Roles that may enter; empty means everybody. */
  roles: z.array(z.enum(ROLES)),
  /** What its pages can be read in; French alone when absent. */
  languages: z.optional(z.array(z.enum(LANGUAGES)).check(z.minLength(1))),
  /** Public paths that the edge renders on the server. */
  prerender: z.array(mount),
  /** Fields of the query that say what a page shows: with one of them the app draws what would have been rendered. */
  liveQueries: z.optional(z.array(queryField).check(z.minLength(1))),
  requires: z.strictObject({ platformApi: z.string() }),
  timeoutMs: z.number().check(z.positive()),
});

/** The parsed content of an `area.json`. */
export type AreaDescriptor = z.infer<typeof areaDescriptorSchema>;

/** `shell.json`: the platform API that the shell gives to areas, and the paths that it serves itself. */
export const shellDescriptorSchema = z.strictObject({
  $schema: z.optional(z.string()),
  platformApi: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
  mounts: z.array(mount),
  /** Those of them that only some may enter. */
  guarded: z.optional(z.array(mount)),
});
