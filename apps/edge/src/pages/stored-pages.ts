import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { exists, isMissing, writeWhole } from '../releases/files.ts';
import { restorePage, type Page } from './page.ts';

const storedSchema = z.object({
  release: z.string(),
  settings: z.string(),
  etag: z.string(),
  scriptHashes: z.readonly(z.array(z.string())),
  brotli: z.string(), // of the page's text, in base64
});

interface StoredPagesOptions {
  store: string;
  /** The settings in each page: a stored page with other settings is not served. */
  settings: object;
  onError: (error: unknown) => void;
}

/** The last good page of each path, on disk, for a start while the API is down. */
export interface StoredPages {
  /** Stores a page in the background. */
  keep: (pathname: string, page: Page, release: string) => void;
  /** The last stored page, also of an older release; undefined when there is none that can be served. */
  read: (pathname: string) => Promise<StoredPage | undefined>;
}

/** A page from before this start, and the id of the release it was rendered from. */
interface StoredPage {
  page: Page;
  release: string;
}

/** Opens the stored pages of a release store. */
export function openStoredPages({ store, settings, onError }: StoredPagesOptions): StoredPages {
  const told = JSON.stringify(settings);
  let writing = Promise.resolve(); // one after the other: two writes of one path would share a temporary file
  return {
    keep: (pathname, { etag, scriptHashes, brotli }, release) => {
      const text = brotli.toString('base64');
      const stored = { release, settings: told, etag, scriptHashes, brotli: text };
      const write = () => writePage(getPageFile(store, pathname), stored);
      writing = writing.then(write).catch(onError); // a store that is read-only still serves
    },
    read: (pathname) =>
      readPage(store, pathname, told).catch((error: unknown) => {
        if (!isMissing(error))
          onError(new Error(`The stored page of ${pathname} is not usable`, { cause: error }));
        return undefined;
      }),
  };
}

/** The same pages for a variant of the live release: it shows them while it has none, and its own are not stored. */
export function readOnly({ read }: StoredPages): StoredPages {
  return { keep: () => undefined, read };
}

/** None, for a preview: a page of another release would look like it. */
export const noStoredPages: StoredPages = {
  keep: () => undefined,
  read: () => Promise.resolve(undefined),
};

function getPageFile(store: string, pathname: string): string {
  return path.join(store, 'pages', `${encodeURIComponent(pathname)}.json`);
}

async function writePage(file: string, stored: z.infer<typeof storedSchema>): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeWhole(file, JSON.stringify(stored));
}

async function readPage(
  store: string,
  pathname: string,
  told: string,
): Promise<StoredPage | undefined> {
  const text = await readFile(getPageFile(store, pathname), 'utf8');
  const { data: stored } = storedSchema.safeParse(JSON.parse(text));
  if (!stored) return undefined; // an older edge wrote it in another shape
  const page = await restorePage({ ...stored, brotli: Buffer.from(stored.brotli, 'base64') });
  const isUsable = stored.settings === told && (await isWhole(store, page.html.toString()));
  return isUsable ? { page, release: stored.release } : undefined;
}

/** Whether all files of releases that a page links to are still in the store. */
async function isWhole(store: string, html: string): Promise<boolean> {
  const folders = new Set(html.match(/\/mfe\/[^/"\s]+\/[^/"\s]+(?=\/)/g));
  const found = await Promise.all([...folders].map((folder) => exists(path.join(store, folder))));
  return !found.includes(false);
}
