import { ROLES } from '@tassis/domain';
import * as z from 'zod/mini';
import { LANGUAGES } from './languages.ts';

const mount = z.string().check(z.regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\/\*)?)?$/));
const queryField = z.string().check(z.regex(/^[A-Za-z][\w-]*$/));

/**
 * `area.json`: what shell, edge and checks know of an area without running its code. A mount is an exact path, or
 * with a trailing `/*` everything below it.
 */
export const areaDescriptorSchema = z.strictObject({
  $schema: z.optional(z.string()),
  id: z.string().check(z.regex(/^[a-z]+(?:-[a-z]+)*$/)),
  title: z.string(),
  mounts: z.array(mount).check(z.minLength(1)),
  /** Roles that may enter; empty means everybody. */
  roles: z.array(z.enum(ROLES)),
  /** Languages of its pages; French alone when absent. */
  languages: z.optional(z.array(z.enum(LANGUAGES)).check(z.minLength(1))),
  /** Public paths that the edge renders on the server. */
  prerender: z.array(mount),
  /**
   * Query parameters that change what a page shows. The edge does not prerender an address that has one; the browser
   * renders it.
   */
  liveQueries: z.optional(z.array(queryField).check(z.minLength(1))),
  requires: z.strictObject({ platformApi: z.string() }),
  timeoutMs: z.number().check(z.positive()),
});

/** The parsed content of an `area.json`. */
export type AreaDescriptor = z.infer<typeof areaDescriptorSchema>;

/** `shell.json`: the platform API that the shell provides, and the shell's own paths. */
export const shellDescriptorSchema = z.strictObject({
  $schema: z.optional(z.string()),
  platformApi: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
  mounts: z.array(mount),
  /** Those of the paths that a guard protects. */
  guarded: z.optional(z.array(mount)),
});
