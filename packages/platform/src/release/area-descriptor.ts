import { ROLES } from '@tassis/domain';
import * as z from 'zod/mini';
import { mountForPath } from './area-for-path.ts';
import { LANGUAGES } from './languages.ts';

const mount = z.string().check(z.regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:\/\*)?)?$/));
const queryField = z.string().check(z.regex(/^[A-Za-z][\w-]*$/));

const fields = z.strictObject({
  $schema: z.optional(z.string()),
  id: z.string().check(z.regex(/^[a-z]+(?:-[a-z]+)*$/)),
  title: z.string(),
  mounts: z.array(mount).check(z.minLength(1)),
  /** Roles that may enter; empty means everyone. */
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
  /**
   * Other paths of prerendered pages, each with the page's own path, where the edge redirects. Case, accents and
   * separators need no alias (`foldPath`).
   */
  aliases: z.optional(z.record(mount, mount)),
  /**
   * The page that the edge renders, with status 404, for a path under the mount that is not prerendered. Its own path
   * lies under the mount too.
   */
  notFound: z.optional(z.record(mount, mount)),
  /** The days on which the texts of prerendered pages were last changed, for search engines; the release's day when absent. */
  lastModified: z.optional(z.record(mount, z.iso.date())),
  requires: z.strictObject({ platformApi: z.string() }),
  timeoutMs: z.number().check(z.positive()),
  /**
   * The first letter of its class names in a build of this repository. It is unique to the area, because the styles of
   * several areas meet in a page.
   */
  classLetter: z.optional(z.string().check(z.regex(/^[b-z]$/))),
});

/**
 * `area.json`: the facts of an area that shell, edge and checks read without running its code. A mount is an exact path, or,
 * with a trailing `/*`, a path prefix.
 */
export const areaDescriptorSchema = fields.check(
  z.refine(leadsToPages, 'An alias is no page, and leads to a prerendered one'),
  z.refine(hasPlacesForMissing, 'A notFound page lies under its mount, and is not prerendered'),
);

type Fields = z.infer<typeof fields>;

function leadsToPages({ prerender, aliases = {} }: Fields): boolean {
  return Object.entries(aliases).every(
    ([alias, path]) => !prerender.includes(alias) && prerender.includes(path),
  );
}

function hasPlacesForMissing({ mounts, prerender, notFound = {} }: Fields): boolean {
  return Object.entries(notFound).every(
    ([under, path]) =>
      mountForPath([{ mounts }], path)?.mount === under && !prerender.includes(path),
  );
}

/** The parsed content of an `area.json`. */
export type AreaDescriptor = z.infer<typeof areaDescriptorSchema>;

/** `shell.json`: the platform API that the shell provides, and the shell's own paths. */
export const shellDescriptorSchema = z.strictObject({
  $schema: z.optional(z.string()),
  platformApi: z.string().check(z.regex(/^\d+\.\d+\.\d+$/)),
  mounts: z.array(mount),
  /** The paths among them that a guard protects. */
  guarded: z.optional(z.array(mount)),
});
