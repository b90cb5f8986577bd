import * as z from 'zod/mini';
import { parseReleaseManifest, type ReleaseManifest } from '@tassis/platform/release';
import { createFailureReports } from '../failures/failure-reports.ts';

/** Reads what the edge inlined into the page as a JSON block. */
function readBlock(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
}

/**
 * The release of this page; areas with invalid entries are left out. A manifest that is invalid as a whole is reported
 * and thrown: the boot script then shows the failure notice.
 */
export function readReleaseOrTell(baseUrl: string): ReleaseManifest {
  try {
    return parseReleaseManifest(readBlock('tassis-release')).manifest;
  } catch (error) {
    const shell = /\/mfe\/shell\/([^/]+)\//.exec(import.meta.url)?.[1] ?? unknown;
    createFailureReports({ baseUrl, shell, release: unknown }).report({
      area: 'shell',
      kind: 'manifest',
    });
    throw error;
  }
}

const unknown = 'unknown';

const pageSchema = z.object({
  path: z.string(),
  /** The area that was rendered, with its version. Undefined for a page of the shell's own. */
  area: z.optional(z.object({ id: z.string(), version: z.string() })),
  /** The answers that the page shows, each with its key. */
  answers: z.array(z.tuple([z.array(z.unknown()), z.unknown()])),
});

/** The page as the server rendered it; undefined where it sent the frame only. */
export type ServedPage = z.infer<typeof pageSchema>;

export function readServedPage(): ServedPage | undefined {
  const block = readBlock('tassis-page');
  return block === undefined ? undefined : pageSchema.parse(block);
}

const settingsSchema = z.object({
  /** The origin under which the public knows this site. */
  siteUrl: z.optional(z.string()),
  /** The name of the firm, once it has one. */
  siteName: z.optional(z.string()),
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
