import { ROLES } from '@tassis/domain';
import * as z from 'zod/mini';

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
  /** Of the fallback’s entry; without it the fallback is not loaded. */
  fallbackIntegrity: z.optional(z.string()),
  mounts: z.array(z.string()),
  roles: z.array(z.enum(ROLES)),
  enabled: z.boolean(),
  timeoutMs: z.number(),
});

/** One released area, as the manifest names it. */
export type ReleasedArea = z.infer<typeof releaseAreaSchema>;

/** Where a version of an area is entered. */
export function entryOf(id: string, version: string): string {
  return `/mfe/${id}/${version}/remoteEntry.${id}.js`;
}

/** Where the files of a release are that a page of it needs. */
export function releaseFiles(id: string, version: string) {
  const folder = `/mfe/${id}/${version}`;
  return {
    entry: entryOf(id, version),
    style: `${folder}/style.css`,
  };
}

const envelopeSchema = z.object({
  schema: z.literal(1),
  release: z.string(),
  platformApi: z.string(),
  shell: z.object({ version: z.string(), mounts: z.array(z.string()) }),
  areas: z.array(z.unknown()),
});

/** What is released now: the shell and each area at one version. */
export type ReleaseManifest = Omit<z.infer<typeof envelopeSchema>, 'areas'> & {
  areas: ReleasedArea[];
};

/** An entry that could not be read; its area is left out, the site lives on. */
export interface DroppedArea {
  id: string;
  reason: string;
}

/**
 * Reads a release manifest. The envelope must be valid (throws a ZodError otherwise); each area is read on its
 * own, so that a bad entry drops its area and nothing else.
 */
export function parseReleaseManifest(json: unknown): {
  manifest: ReleaseManifest;
  dropped: DroppedArea[];
} {
  const envelope = envelopeSchema.parse(json);
  const areas: ReleasedArea[] = [];
  const dropped: DroppedArea[] = [];
  for (const candidate of envelope.areas) {
    const result = releaseAreaSchema.safeParse(candidate);
    if (result.success) areas.push(result.data);
    else dropped.push({ id: idOf(candidate), reason: z.prettifyError(result.error) });
  }
  return { manifest: { ...envelope, areas }, dropped };
}

function idOf(candidate: unknown): string {
  const named = z.object({ id: z.string() }).safeParse(candidate);
  return named.success ? named.data.id : '?';
}
