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
 * What `integrity.json` of a release says: `files`, the hash (SRI, 'sha256-…') of each script and stylesheet by its path
 * in the release; `entry`, of an area, the scripts that are loaded to enter it, its federated entry first; `styles`, of an area, its
 * stylesheets in the order in which they must stand in a page; `pages`, of
 * an area, the scripts and stylesheets that each page has besides, by the pattern of its path as routes have it, the most
 * exact pattern first; `shared`, the versions of shared modules: those that a shell provides, or the ranges that an area
 * accepts.
 */
export type ReleaseIntegrity = z.infer<typeof releaseIntegritySchema>;

/** Parses `integrity.json`. Throws a ZodError. */
export function parseReleaseIntegrity(json: unknown): ReleaseIntegrity {
  return releaseIntegritySchema.parse(json);
}

/** The pattern of the page at a path; undefined where an area has none, or its release does not say which. */
export function patternOfPage(
  { pages = {} }: Pick<ReleaseIntegrity, 'pages'>,
  pathname: string,
): string | undefined {
  return Object.keys(pages).find((each) => toExpression(each).test(pathname));
}

/** The files that the page at a path has besides those by which its area is entered. */
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
 * The shared modules of an area that the shell does not provide in a version which the area accepts, each with the
 * accepted range. A malformed version or range fits nothing.
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
