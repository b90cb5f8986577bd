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

/** The releases of a bucket on this disk, each compared with its digest. */
export class ReleaseCache {
  readonly #store: string;
  readonly #place: Pick<ReleasePlace, 'fetch'>;
  readonly #compared = new Map<string, number>();
  readonly #fetching = new Map<string, Promise<void>>();

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
    const fetching = this.#fetching.get(name) ?? this.#ensure(app, digest);
    this.#fetching.set(name, fetching);
    const over = () => this.#fetching.delete(name);
    fetching.then(over, over);
    return fetching;
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
