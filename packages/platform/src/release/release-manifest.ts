import { ROLES } from '@tassis/domain';
import * as z from 'zod/mini';
import { LANGUAGES } from './languages.ts';

const releaseAreaSchema = z.object({
  id: z.string(),
  version: z.string(),
  requires: z.object({ platformApi: z.string() }),
  /** The federation entry, an immutable same-origin path. */
  entry: z.string().check(z.startsWith('/mfe/')),
  /** Of the entry, as browsers check it. */
  integrity: z.optional(z.string()),
  /** The version that stood before: loaded when this one cannot be. */
  fallback: z.optional(z.string()),
  /** Of the fallback’s entry. Pages leave it out: who needs it reads it from the release itself. */
  fallbackIntegrity: z.optional(z.string()),
  mounts: z.array(z.string()),
  roles: z.array(z.enum(ROLES)),
  /** What its pages can be read in; French alone when absent. */
  languages: z.optional(z.array(z.enum(LANGUAGES))),
  enabled: z.boolean(),
  timeoutMs: z.number(),
});

/** One released area, as the manifest names it. */
export type ReleasedArea = z.infer<typeof releaseAreaSchema>;

/** Where a version of an area is entered. */
export function getRemoteEntryPath(id: string, version: string): string {
  return `/mfe/${id}/${version}/remoteEntry.${id}.js`;
}

/**
 * Another address of the same script, for a browser remembers one that failed. It is a folder and no query, so that what
 * the script imports imports this very script in its turn.
 */
export function retryAddress(entry: string, attempt: number): string {
  return entry.replace(/[^/]*$/, `retry-${attempt}/$&`);
}

/** The address that a retry repeats, for who serves it; any other address as it is. */
export function withoutRetry(address: string): string {
  return address.replace(/^(\/mfe\/[^/]+\/[^/]+\/)retry-\d{1,2}\//, '$1');
}

/** Where the files of a release are that a page of it needs. */
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

/** An area whose entry could not be read: it is left out, and its paths say so; the site lives on. */
export type DroppedArea = z.infer<typeof droppedAreaSchema>;

const envelopeSchema = z.object({
  schema: z.literal(1),
  release: z.string(),
  platformApi: z.string(),
  shell: z.object({ version: z.string(), mounts: z.array(z.string()) }),
  areas: z.array(z.unknown()),
  /** Written by who has read the manifest for others: in a page, by the edge. */
  dropped: z.optional(z.array(droppedAreaSchema)),
});

/** What is released now: the shell and each area at one version. */
export type ReleaseManifest = Omit<z.infer<typeof envelopeSchema>, 'areas'> & {
  areas: ReleasedArea[];
};

/**
 * Reads a release manifest. The envelope must be valid (throws a ZodError otherwise); each area is read on its own, so
 * that a bad entry drops its area and nothing else.
 * @returns the manifest, its `dropped` areas included; and why each that was dropped here could not be read
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

/** `mounts` is empty when they cannot be read either. */
function toDroppedArea(candidate: unknown): DroppedArea {
  const known = z
    .object({
      id: z.catch(z.string(), '?'),
      mounts: z.catch(z.array(z.string()), []),
    })
    .safeParse(candidate);
  return known.data ?? { id: '?', mounts: [] };
}
