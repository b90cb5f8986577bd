import * as z from 'zod/mini';
import { parseReleaseManifest, type ReleaseManifest } from '@tassis/platform/release';

/** Reads what the edge inlined into the page as a JSON block. */
function readBlock(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/** The release this page runs; an area whose entry cannot be read is left out and reported. */
export function readRelease(): ReleaseManifest {
  const { manifest, dropped } = parseReleaseManifest(readBlock('tassis-release'));
  for (const { id, reason } of dropped) reportError(new Error(`Area ${id} dropped: ${reason}`));
  return manifest;
}

const settingsSchema = z.object({
  /** Another host for the API than this site's `/api`. */
  apiBaseUrl: z.optional(z.string()),
  /** Another host for refreshing a session. */
  authBaseUrl: z.optional(z.string()),
  /** Entries of areas that run on their own development server; never in production. */
  developmentEntries: z.optional(z.record(z.string(), z.string())),
});

/** Settings of this environment. */
export type SiteSettings = z.infer<typeof settingsSchema>;

export function readSettings(): SiteSettings {
  return settingsSchema.parse(readBlock('tassis-settings') ?? {});
}
