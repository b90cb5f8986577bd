import { parseAreaList, type ReleasedArea, type ReleaseManifest } from '@tassis/platform/release';
import * as z from 'zod/mini';

/** Above this the live version would have too few visitors to compare with. */
export const MAX_PERCENT = 90;

const shareSchema = z.object({
  /** Of a hundred visitors, those who get it. */
  percent: z.number().check(z.int(), z.minimum(1), z.maximum(MAX_PERCENT)),
  /** Since when this version is the area's canary, whatever its percent was. */
  since: z.string(),
});

/** The entry of a release that some visitors get instead of the live one of its area. */
export type Canary = ReleasedArea & z.infer<typeof shareSchema>;

/** An area's entry as it stands in the store; pages never contain its canary. */
export type StoredArea = ReleasedArea & { canary?: Canary | undefined };

/** The manifest as it stands in the store. */
export type StoredManifest = Omit<ReleaseManifest, 'areas'> & { areas: StoredArea[] };

const carrierSchema = z.looseObject({ id: z.string(), canary: z.looseObject({}) });
const listSchema = z.looseObject({ areas: z.array(z.unknown()) });

/** The canary of an area's entry; undefined without one that can be read: then everybody gets the live version. */
export function readCanary(entry: unknown): Canary | undefined {
  const carrier = carrierSchema.safeParse(entry);
  if (!carrier.success) return undefined;
  const share = shareSchema.safeParse(carrier.data.canary);
  if (!share.success) return undefined;
  try {
    const [area] = parseAreaList([carrier.data.canary]);
    return area?.id === carrier.data.id ? { ...area, ...share.data } : undefined;
  } catch {
    return undefined;
  }
}

/** Adds to the areas of a manifest the canaries that its JSON states. */
export function withCanaries(manifest: ReleaseManifest, json: unknown): StoredManifest {
  const canaries = new Map(
    listSchema.parse(json).areas.flatMap((entry) => {
      const canary = readCanary(entry);
      return canary ? [[canary.id, canary] as const] : [];
    }),
  );
  const areas = manifest.areas.map((area) => {
    const canary = canaries.get(area.id);
    return canary ? { ...area, canary } : area;
  });
  return { ...manifest, areas };
}

/** An area's entry without its canary. */
export function withoutCanary(area: StoredArea): ReleasedArea {
  const { canary: _, ...rest } = area;
  return rest;
}
