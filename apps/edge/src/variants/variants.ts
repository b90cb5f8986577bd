import type { ReleasedArea } from '@tassis/platform/release';
import { describeRelease, type CurrentRelease } from '../pages/current-release.ts';
import type { SitePages } from '../pages/site-pages.ts';

/** More are rarely asked for at once: as many as there are canaries, and one for each preview. */
const MOST = 12;

/** The site with some areas at other releases than the live ones, with pages of its own. */
export interface Variant {
  release: CurrentRelease;
  sitePages: SitePages;
}

/** What a variant is asked by. */
interface Wanted {
  /** Names the areas and their versions. Two requests with the same key get the same variant. */
  key: string;
  areas: readonly ReleasedArea[];
  makePages: () => SitePages;
}

interface Slot {
  /** The live release that the variant was made of. */
  of: CurrentRelease;
  release: Promise<CurrentRelease>;
  sitePages: SitePages;
}

interface VariantsOptions {
  /** The release store. */
  store: string;
  /** Adds to a release what the firm has written. */
  complete: (release: CurrentRelease) => CurrentRelease;
}

/** Makes the variants of the live release. */
export class Variants {
  readonly #slots = new Map<string, Slot>(); // the one that was asked for last comes last
  readonly #options: VariantsOptions;

  constructor(options: VariantsOptions) {
    this.#options = options;
  }

  /**
   * The variant of the live release with these areas. Its pages are cached beside the live ones, as long as few other
   * variants are asked for. Rejects when one of its releases cannot be read.
   */
  async get(live: CurrentRelease, { key, areas, makePages }: Wanted): Promise<Variant> {
    const before = this.#slots.get(key);
    const isNew = before?.of !== live;
    const slot: Slot = {
      of: live,
      release: isNew ? this.#describe(live, areas) : before.release,
      sitePages: before?.sitePages ?? makePages(),
    };
    this.#slots.delete(key);
    this.#slots.set(key, slot);
    const [oldest] = this.#slots.keys();
    if (this.#slots.size > MOST && oldest !== undefined) this.#slots.delete(oldest);
    slot.release.catch(() => {
      if (this.#slots.get(key) === slot) this.#slots.delete(key);
    });
    return { release: await slot.release, sitePages: slot.sitePages };
  }

  async #describe(live: CurrentRelease, areas: readonly ReleasedArea[]): Promise<CurrentRelease> {
    const { store, complete } = this.#options;
    return complete(await describeRelease(store, withAreas(live.manifest, areas)));
  }
}

/** The manifest with other entries of some areas; an area that it has none of is added. */
function withAreas<M extends CurrentRelease['manifest']>(
  manifest: M,
  areas: readonly ReleasedArea[],
): M {
  const others = manifest.areas.map(
    (area) => areas.find((candidate) => candidate.id === area.id) ?? area,
  );
  const added = areas.filter(({ id }) => !manifest.areas.some((area) => area.id === id));
  const dropped = manifest.dropped?.filter(({ id }) => !areas.some((area) => area.id === id));
  return { ...manifest, ...(dropped && { dropped }), areas: [...others, ...added] };
}
