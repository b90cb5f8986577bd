import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from './page.ts';

const REST = 3_000; // milliseconds between two tries of what failed
const PATIENCE = 1_500; // how long a visitor waits for the page of a new release, when there is one from before

/** The version under which a page is cached. */
export interface PageVersion {
  release: string;
  /** Undefined for a page that does not depend on content. */
  content: string | undefined;
}

/** Builds a page. */
export type BuildPage = () => Promise<Page>;

/** Called with each new page. */
type OnCached = (path: string, page: Page, release: string) => void;

interface CachedPage extends PageVersion {
  page: Page;
}

/** A build that is running, done or failed. */
interface Attempt extends PageVersion {
  page: Promise<Page>;
  failedAt?: number;
}

/**
 * A cache of built pages by release, path and content version. The old page is served (stale-while-revalidate) while newer
 * content is being rendered, and when a new release cannot be rendered, or not soon: its files stay in the store, as for
 * open tabs.
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

  /** The page of a path. Rejects when there is none and it cannot be built; the build is retried 3 s later in the background. */
  async get(path: string, version: PageVersion, build: BuildPage): Promise<Page> {
    const cached = this.#pages.get(path);
    if (cached && isSame(cached, version)) return cached.page;
    const page = this.#attempt(path, version, build);
    if (!cached) return page;
    page.catch(() => undefined); // reported where it failed
    if (cached.release === version.release) return cached.page;
    return Promise.race([page.catch(() => cached.page), later(cached.page)]);
  }

  /** The page of exactly this version, however long it takes; a failed build is retried at once. Rejects when it cannot be built. */
  async renew(path: string, version: PageVersion, build: BuildPage): Promise<Page> {
    const cached = this.#pages.get(path);
    if (cached && isSame(cached, version)) return cached.page;
    const last = this.#attempts.get(path);
    const isUnderWay = last && isSame(last, version) && last.failedAt === undefined;
    return isUnderWay ? last.page : this.#start(path, version, build);
  }

  /** Adds a page that was built before this start; it is served until there is a newer one. */
  put(path: string, version: PageVersion, page: Page): void {
    if (!this.#pages.has(path)) this.#pages.set(path, { ...version, page });
  }

  /** The build of this version: the running or finished one; some time after a failure a new one starts. */
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
