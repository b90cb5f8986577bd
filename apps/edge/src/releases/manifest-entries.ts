import type { ReleaseManifest } from '@tassis/platform/release';
import * as z from 'zod/mini';
import type { StoredArea } from './canary-entry.ts';

/** What the manifest says of the shell; the platform API stands beside the shell’s own entry. */
type ShellEntry = ReleaseManifest['shell'] & Pick<ReleaseManifest, 'platformApi'>;

/** What the manifest says of an area or of the shell. */
export type Entry = StoredArea | ShellEntry;

const entrySchema = z.looseObject({
  version: z.string(),
  fallback: z.optional(z.string()),
  enabled: z.optional(z.boolean()),
});
const namedSchema = z.looseObject({ id: z.string() });
const manifestSchema = z.looseObject({
  release: z.string(),
  platformApi: z.string(),
  shell: z.looseObject({ version: z.string() }),
  areas: z.array(z.unknown()),
});

/** A current entry, with fields that this version does not know. */
export type CurrentEntry = z.infer<typeof entrySchema>;

/** The manifest with unknown fields and invalid entries, so that a write preserves what another publisher wrote. */
export type WholeManifest = z.infer<typeof manifestSchema>;

/** Reads all that a manifest holds, of one that the site can read. */
export function wholeManifest(text: string): WholeManifest {
  return manifestSchema.parse(JSON.parse(text));
}

/** The app that an entry is of. */
export function getEntryId(entry: Entry): string {
  return 'platformApi' in entry ? 'shell' : entry.id;
}

/** The entry of an app; undefined when it has none that can be read. */
export function entryIn(manifest: WholeManifest, id: string): CurrentEntry | undefined {
  if (id === 'shell' && manifest.shell.version === '') return undefined;
  const entry = id === 'shell' ? manifest.shell : manifest.areas.find((area) => isNamed(area, id));
  const read = entrySchema.safeParse(entry);
  return read.success ? read.data : undefined;
}

/** Whether a manifest has an entry of an app, readable or not. */
export function hasEntry(manifest: WholeManifest, id: string): boolean {
  if (id === 'shell') return manifest.shell.version !== '';
  return manifest.areas.some((area) => isNamed(area, id));
}

/** Replaces an entry at the same index, so that a diff of the file shows only the change. */
export function withEntry(manifest: WholeManifest, entry: Entry): WholeManifest {
  if ('platformApi' in entry) {
    const { platformApi, ...shell } = entry;
    return { ...manifest, platformApi, shell };
  }
  const index = manifest.areas.findIndex((area) => isNamed(area, entry.id));
  if (index === -1) return { ...manifest, areas: [...manifest.areas, entry] };
  return { ...manifest, areas: manifest.areas.with(index, entry) };
}

/** The manifest without the entry of an area. */
export function withoutEntry(manifest: WholeManifest, id: string | undefined): WholeManifest {
  const areas = manifest.areas.filter((area) => id === undefined || !isNamed(area, id));
  return { ...manifest, areas };
}

function isNamed(candidate: unknown, id: string): boolean {
  const named = namedSchema.safeParse(candidate);
  return named.success && named.data.id === id;
}
