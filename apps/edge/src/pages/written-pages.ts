import { paths } from '@tassis/platform';
import { areaForPath } from '@tassis/platform/release';
import * as z from 'zod/mini';
import type { CurrentRelease, FollowedRelease } from './current-release.ts';
import type { PublicPage } from './public-pages.ts';

const articlesAnswer = z.object({
  data: z.array(z.object({ name: z.string(), updated: z.iso.date() })),
});

/** The articles of the firm: the day of each one's last change, by its path. */
export type WrittenPages = ReadonlyMap<string, string>;

/** The published articles, from the API's answer to `/articles`. */
export function readWrittenPages(answer: unknown): WrittenPages {
  const { data } = articlesAnswer.parse(answer);
  return new Map(data.map(({ name, updated }) => [paths.article(name), updated]));
}

/** Adds the pages that the firm has written to those of the release. */
export function withWrittenPages(
  followed: FollowedRelease,
  written: () => WrittenPages,
): FollowedRelease {
  let last: { of: CurrentRelease; written: WrittenPages; release: CurrentRelease } | undefined;
  return async () => {
    const of = await followed();
    const pages = written();
    if (of === undefined) return undefined;
    if (last?.of !== of || last.written !== pages) {
      last = { of, written: pages, release: addWrittenPages(of, pages) };
    }
    return last.release;
  };
}

type Paged = Pick<CurrentRelease, 'publicPages' | 'addresses'> & {
  manifest: Pick<CurrentRelease['manifest'], 'areas'>;
};

/** The same release with the written pages, where it has none at their paths. */
export function addWrittenPages<Release extends Paged>(
  release: Release,
  written: WrittenPages,
): Release {
  const { manifest, publicPages, addresses } = release;
  const added = [...written].flatMap(([path, lastModified]): [string, PublicPage][] => {
    const areaId = areaForPath(manifest.areas, path)?.id;
    const isFree = areaId !== undefined && !publicPages.has(path);
    return isFree ? [[path, { areaId, liveQueries: [], isNotFound: false, lastModified }]] : [];
  });
  return {
    ...release,
    publicPages: new Map([...publicPages, ...added]),
    addresses: {
      canonical: addresses.canonical,
      shown: (path) => (added.some(([each]) => each === path) ? path : addresses.shown(path)),
    },
  };
}
