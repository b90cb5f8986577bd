import { satisfies } from 'compare-versions';
import * as z from 'zod/mini';

const releaseIntegritySchema = z.object({
  files: z.record(z.string(), z.string()),
  entry: z.optional(z.array(z.string())),
  styles: z.optional(z.array(z.string())),
  pages: z.optional(z.record(z.string(), z.array(z.string()))),
  shared: z.record(z.string(), z.string()),
});

/**
 * The content of a release's `integrity.json`.
 * - `files`: the hash (SRI, 'sha256-…') of each script and stylesheet, by its path in the release.
 * - `entry`, of an area: the scripts that enter it, its federated entry first.
 * - `styles`, of an area: its stylesheets in the order in which a page must have them.
 * - `pages`, of an area: the further scripts and stylesheets of each page, by its path pattern as in the routes, the most
 * exact pattern first.
 * - `shared`: the versions of shared modules that a shell provides, or the ranges that an area accepts.
 */
export type ReleaseIntegrity = z.infer<typeof releaseIntegritySchema>;

/** Parses `integrity.json`. Throws a ZodError. */
export function parseReleaseIntegrity(json: unknown): ReleaseIntegrity {
  return releaseIntegritySchema.parse(json);
}

/** The path pattern of the page at a path; undefined when the area has no such page, or its release does not state its pages. */
export function patternOfPage(
  { pages = {} }: Pick<ReleaseIntegrity, 'pages'>,
  pathname: string,
): string | undefined {
  return Object.keys(pages).find((each) => toExpression(each).test(pathname));
}

/** The files that the page at a path needs besides those that enter its area. */
export function filesOfPage(
  integrity: Pick<ReleaseIntegrity, 'pages'>,
  pathname: string,
): string[] {
  return integrity.pages?.[patternOfPage(integrity, pathname) ?? ''] ?? [];
}

/**
 * Matches a pattern as React Router does, whose own function would load React into the edge. Patterns have
 * no optional parameters: the build writes one pattern with and one without.
 */
function toExpression(pattern: string): RegExp {
  const words = pattern.replaceAll('.', String.raw`\.`).replaceAll(/\/:\w+/g, '/[^/]+');
  return new RegExp(`^${words.replace('/*', '(/.*)?')}/*$`, 'i');
}

/**
 * Returns the shared modules that the shell does not provide in a version that the area accepts, each with its
 * accepted range. A malformed version or range matches nothing.
 * @param accepted ranges by module, as the area's `integrity.json` states them
 * @param provided the version in which the shell provides a module; undefined when it does not
 */
export function misfitsOf(
  accepted: Readonly<Record<string, string>>,
  provided: (name: string) => string | undefined,
): [name: string, range: string][] {
  return Object.entries(accepted).filter(([name, range]) => {
    try {
      return !satisfies(provided(name) ?? '', range);
    } catch {
      return true;
    }
  });
}
