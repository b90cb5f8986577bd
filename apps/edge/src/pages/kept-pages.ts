import type { Page } from './page.ts';

const REST = 3_000; // milliseconds between two tries of what failed

/** What a page is kept under. */
export interface PageVersion {
  release: string;
  /** Undefined for what no content changes. */
  content: string | undefined;
}

/** Builds a page. */
export type BuildPage = () => Promise<Page>;

interface Kept extends PageVersion {
  page: Promise<Page>;
  failedAt?: number;
  /** Newer content that is being rendered, to take this one's place. */
  next?: string | undefined;
}

/**
 * Keeps built pages by release, path and content version. A new release is waited for; while newer content is being
 * rendered, and when that fails, the page that was there goes on.
 */
export class KeptPages {
  readonly #pages = new Map<string, Kept>();
  readonly #onError: (error: unknown) => void;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  /** The page of a path; rejects when it cannot be built, and tries again 3 s later at the earliest. */
  get(path: string, version: PageVersion, build: BuildPage): Promise<Page> {
    const kept = this.#pages.get(path);
    if (kept === undefined || kept.release !== version.release || isWorthATry(kept)) {
      return this.#keep(path, version, build());
    }
    if (kept.content !== version.content) this.#renew(path, kept, { version, build });
    return kept.page;
  }

  #keep(path: string, version: PageVersion, page: Promise<Page>): Promise<Page> {
    const kept: Kept = { ...version, page };
    this.#pages.set(path, kept);
    page.catch((error: unknown) => {
      kept.failedAt = Date.now();
      this.#onError(error);
    });
    return page;
  }

  #renew(path: string, kept: Kept, wanted: { version: PageVersion; build: BuildPage }): void {
    const { version, build } = wanted;
    if (kept.next === version.content || kept.failedAt !== undefined) return;
    kept.next = version.content;
    build().then(
      (page) => {
        const isStillWanted = this.#pages.get(path) === kept && kept.next === version.content;
        if (isStillWanted) this.#pages.set(path, { ...version, page: Promise.resolve(page) });
      },
      (error: unknown) => {
        setTimeout(() => (kept.next = undefined), REST).unref();
        this.#onError(error);
      },
    );
  }
}

function isWorthATry({ failedAt }: Kept): boolean {
  return failedAt !== undefined && Date.now() - failedAt > REST;
}
