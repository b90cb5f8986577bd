import { ROLES } from '@tassis/domain';
import * as z from 'zod/mini';
import { LANGUAGES } from './languages.ts';

const releaseAreaSchema = z.object({
  id: z.string(),
  version: z.string(),
  /** The federation entry, an immutable same-origin path. */
  entry: z.string().check(z.startsWith('/mfe/')),
  /** The hash (SRI) of the release's `integrity.json`, which has the hashes of its scripts and styles. */
  integrity: z.optional(z.string()),
  /** The previous version, loaded when this one fails. */
  fallback: z.optional(z.string()),
  /** The hash of the fallback's `integrity.json`. */
  fallbackIntegrity: z.optional(z.string()),
  // Properties that areas have in common come first, because pages contain entries in this order and so compress better.
  requires: z.object({ platformApi: z.string() }),
  roles: z.array(z.enum(ROLES)),
  enabled: z.boolean(),
  timeoutMs: z.number(),
  mounts: z.array(z.string()),
  /** Languages of its pages; French alone when absent. */
  languages: z.optional(z.array(z.enum(LANGUAGES))),
});

/** One released area, as the manifest names it. */
export type ReleasedArea = z.infer<typeof releaseAreaSchema>;

/** The path of an area version's remote entry. */
export function getRemoteEntryPath(id: string, version: string): string {
  return `/mfe/${id}/${version}/remoteEntry.${id}.js`;
}

/**
 * Another address of the same script for a retry, because a browser does not import a failed address again. The
 * attempt is a folder, not a query, so that relative imports of the script resolve to the same attempt.
 */
export function retryAddress(entry: string, attempt: number): string {
  return entry.replace(/[^/]*$/, `retry-${attempt}/$&`);
}

/** The original address of a retry, for the server; other addresses unchanged. */
export function withoutRetry(address: string): string {
  return address.replace(/^(\/mfe\/[^/]+\/[^/]+\/)retry-\d{1,2}\//, '$1');
}

/** Paths of a release's files that its pages need. */
export function releaseFiles(id: string, version: string) {
  const folder = `/mfe/${id}/${version}`;
  return {
    entry: getRemoteEntryPath(id, version),
    style: `${folder}/style.css`,
    /** The integrity of each script and stylesheet, by its path in the folder. */
    integrity: `${folder}/integrity.json`,
  };
}

const droppedAreaSchema = z.object({ id: z.string(), mounts: z.array(z.string()) });

/** An area whose manifest entry is invalid. Its paths show an error; the other areas work. */
export type DroppedArea = z.infer<typeof droppedAreaSchema>;

const envelopeSchema = z.object({
  schema: z.literal(1),
  release: z.string(),
  platformApi: z.string(),
  shell: z.object({ version: z.string(), mounts: z.array(z.string()) }),
  areas: z.array(z.unknown()),
  /** The edge writes it into pages, after it has parsed the manifest. */
  dropped: z.optional(z.array(droppedAreaSchema)),
  /**
   * The address of the list of all areas. The edge writes it into pages, whose `areas` contain only those the page needs. It has
   * its name because older shells, which left out only areas with roles, read it under this name.
   */
  guardedAreas: z.optional(z.string().check(z.startsWith('/mfe/'))),
  /** The hash (SRI) of that list. */
  areasIntegrity: z.optional(z.string()),
});

/** What is released now: the shell and each area at one version. */
export type ReleaseManifest = Omit<z.infer<typeof envelopeSchema>, 'areas'> & {
  areas: ReleasedArea[];
};

/**
 * Parses a release manifest. Throws a ZodError when the envelope is invalid. Each area is parsed on its own, so that
 * an invalid entry drops only its area.
 * @returns the manifest with its `dropped` areas, and why each one was dropped here
 */
export function parseReleaseManifest(json: unknown): {
  manifest: ReleaseManifest;
  reasons: string[];
} {
  const envelope = envelopeSchema.parse(json);
  const areas: ReleasedArea[] = [];
  const dropped: DroppedArea[] = [...(envelope.dropped ?? [])];
  const reasons: string[] = [];
  for (const candidate of envelope.areas) {
    const { success, data, error } = releaseAreaSchema.safeParse(candidate);
    if (success) {
      areas.push(data);
    } else {
      const area = toDroppedArea(candidate);
      dropped.push(area);
      reasons.push(`Area ${area.id} dropped: ${z.prettifyError(error)}`);
    }
  }
  return { manifest: { ...envelope, areas, ...(dropped.length > 0 && { dropped }) }, reasons };
}

/** Parses the list of all areas, of which a page contains some. Throws a ZodError. */
export function parseAreaList(json: unknown): ReleasedArea[] {
  return z.array(releaseAreaSchema).parse(json);
}

/** Id and mounts as far as they are valid. */
function toDroppedArea(candidate: unknown): DroppedArea {
  const known = z
    .object({
      id: z.catch(z.string(), '?'),
      mounts: z.catch(z.array(z.string()), []),
    })
    .safeParse(candidate);
  return known.data ?? { id: '?', mounts: [] };
}
