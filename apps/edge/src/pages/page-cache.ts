import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from './page.ts';

const REST = 3_000; // milliseconds between two tries of what failed
const PATIENCE = 1_500; // how long a visitor waits for the page of a new release, when there is one from before

/** What a page is cached under. */
export interface PageVersion {
  release: string;
  /** Undefined for what no content changes. */
  content: string | undefined;
}

/** Builds a page. */
export type BuildPage = () => Promise<Page>;

/** Is told each page that is new. */
type OnCached = (path: string, page: Page, release: string) => void;

interface CachedPage extends PageVersion {
  page: Page;
}

/** A build under way, done or failed. */
interface Attempt extends PageVersion {
  page: Promise<Page>;
  failedAt?: number;
}

/**
 * A cache of built pages by release, path and content version. While newer content is being rendered the page that was
 * there goes on; so it does when a new release cannot be rendered, or not soon: what it was made from stays in the
 * store, as for a tab that is open.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #attempts = new Map<string, Attempt>();
  readonly #onError: (error: unknown) => void;
  readonly #onCached: OnCached;

  constructor(onError: (error: unknown) => void, onCached: OnCached = () => undefined) {
    this.#onError = onError;
    this.#onCached = onCached;
  }

  /** The page of a path. Rejects when there is none and it cannot be built; it is tried again 3 s later, behind the visitor's back. */
  async get(path: string, version: PageVersion, build: BuildPage): Promise<Page> {
    const cached = this.#pages.get(path);
    if (cached && isSame(cached, version)) return cached.page;
    const page = this.#attempt(path, version, build);
    if (!cached) return page;
    page.catch(() => undefined); // told where it failed
    if (cached.release === version.release) return cached.page;
    return Promise.race([page.catch(() => cached.page), later(cached.page)]);
  }

  /** The page of this very version, however long it takes; what failed is tried again at once. Rejects when it cannot be built. */
  async renew(path: string, version: PageVersion, build: BuildPage): Promise<Page> {
    const cached = this.#pages.get(path);
    if (cached && isSame(cached, version)) return cached.page;
    const last = this.#attempts.get(path);
    const isUnderWay = last && isSame(last, version) && last.failedAt === undefined;
    return isUnderWay ? last.page : this.#start(path, version, build);
  }

  /** Takes a page in that was built before this start; it goes on until a newer one is there. */
  put(path: string, version: PageVersion, page: Page): void {
    if (!this.#pages.has(path)) this.#pages.set(path, { ...version, page });
  }

  /** The build of this version: the one that runs or ran; after a failure and a rest another one starts. */
  #attempt(path: string, version: PageVersion, build: BuildPage): Promise<Page> {
    const last = this.#attempts.get(path);
    if (!last || !isSame(last, version)) return this.#start(path, version, build);
    if (last.failedAt !== undefined && Date.now() - last.failedAt > REST) {
      this.#start(path, version, build).catch(() => undefined);
    }
    return last.page;
  }

  #start(path: string, version: PageVersion, build: BuildPage): Promise<Page> {
    const attempt: Attempt = { ...version, page: build() };
    this.#attempts.set(path, attempt);
    attempt.page.then(
      (page) => {
        const isNewest = this.#attempts.get(path) === attempt;
        if (!isNewest) return;
        this.#pages.set(path, { ...version, page });
        this.#onCached(path, page, version.release);
      },
      (error: unknown) => {
        attempt.failedAt = Date.now();
        this.#onError(error);
      },
    );
    return attempt.page;
  }
}

function isSame(one: PageVersion, other: PageVersion): boolean {
  return one.release === other.release && one.content === other.content;
}

function later(page: Page): Promise<Page> {
  return delay(PATIENCE, page, { ref: false });
}
