import { exists } from '../files.ts';
import { settle, withDraft } from '../drafts.ts';
import type { ReleasePlace } from '../import-release.ts';
import { ReleaseRefusal } from '../refusal.ts';
import { releaseFolder } from '../store.ts';
import type { AppVersion } from '../store-build.ts';
import { digestOf } from './digest.ts';
import { nameOf } from './listed.ts';

/** Milliseconds after which a folder on this disk is read and compared again. */
const TRUSTED = 60 * 60 * 1000;

/** Milliseconds after which a release that could not be had is fetched again; each further try waits twice as long. */
const FIRST_WAIT = 2_000;
/** The longest wait for a bucket that does not answer. */
const AWAY = 60 * 1000;
/** The longest wait for files that are not those that were put there: each try fetches all of them. */
const DAMAGED = 60 * 60 * 1000;

interface Failure {
  error: unknown;
  wait: number;
  /** When it may be fetched again. */
  until: number;
}

/** The releases of a bucket on this disk, each compared with its digest. */
export class ReleaseCache {
  readonly #store: string;
  readonly #place: Pick<ReleasePlace, 'fetch'>;
  readonly #compared = new Map<string, number>();
  readonly #fetching = new Map<string, Promise<void>>();
  readonly #failures = new Map<string, Failure>();

  constructor(store: string, place: Pick<ReleasePlace, 'fetch'>) {
    this.#store = store;
    this.#place = place;
  }

  /**
   * Sees to it that a release lies on this disk whole: one that is missing or damaged is fetched. Refuses files that have not
   * this digest; what lay here before stays then.
   */
  ensure(app: AppVersion, digest: string): Promise<void> {
    const name = nameOf(app);
    const fetching = this.#fetching.get(name) ?? this.#ensureAndRemember(app, digest);
    this.#fetching.set(name, fetching);
    return fetching;
  }

  /** Why a release could not be had, as long as it is not to be fetched again; for those that the site does not need at once. */
  failureOf(app: AppVersion): unknown {
    const failure = this.#failures.get(nameOf(app));
    return failure && Date.now() < failure.until ? failure.error : undefined;
  }

  /** Does as `ensure`, but not before a release that could not be had may be fetched again. */
  async ensureInTime(app: AppVersion, digest: string): Promise<void> {
    const error = this.failureOf(app);
    if (error !== undefined) throw error;
    await this.ensure(app, digest);
  }

  async #ensureAndRemember(app: AppVersion, digest: string): Promise<void> {
    const name = nameOf(app);
    try {
      await this.#ensure(app, digest);
      this.#failures.delete(name);
    } catch (error) {
      const longest = error instanceof ReleaseRefusal ? DAMAGED : AWAY;
      const wait = Math.min(longest, 2 * (this.#failures.get(name)?.wait ?? FIRST_WAIT / 2));
      this.#failures.set(name, { error, wait, until: Date.now() + wait });
      throw error;
    } finally {
      this.#fetching.delete(name);
    }
  }

  async #ensure(app: AppVersion, digest: string): Promise<void> {
    const { id, version } = app;
    const name = nameOf(app);
    const target = releaseFolder(this.#store, id, version);
    const isTrusted = Date.now() - (this.#compared.get(name) ?? 0) < TRUSTED;
    if (isTrusted && (await exists(target))) return;
    const isWhole = async (folder: string) =>
      (await digestOf(folder).catch(() => undefined)) === digest;
    if (!(await isWhole(target)))
      await withDraft(this.#store, async (draft) => {
        await this.#place.fetch(app, draft);
        if (!(await isWhole(draft)))
          throw new ReleaseRefusal(
            `The files of ${name} in the bucket are not those that were put there.`,
            `Put them there again, from a machine that has them: pnpm release:push ${name} s3://<RELEASE_BUCKET>`,
          );
        await settle(this.#store, { draft, target }, () => isWhole(target));
      });
    this.#compared.set(name, Date.now());
  }
}
