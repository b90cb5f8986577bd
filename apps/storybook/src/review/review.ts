import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkOutPictures, type Base } from './base-pictures.ts';
import { compareFolders } from './compare-folders.ts';
import { renderPage } from './render-page.ts';
import { groupChanges, type PictureCounts } from './shown-changes.ts';
import type { PicturedStory } from './stories-of-pictures.ts';

/** What is compared, and where the page is written. */
export type Review = {
  repository: string;
  base: Base;
  /** The folder of the current pictures. */
  after: string;
  /** Whether the picture of this name is compared. */
  isCompared: (name: string) => boolean;
  /** Replaced by a folder with the page, or deleted when no picture differs. */
  into: string;
  stories: ReadonlyMap<string, PicturedStory>;
  /** The address of a Storybook to link to. */
  storybook: string;
};

/** Writes `index.html` with every picture that differs, and returns their number. */
export async function writeReview(review: Review): Promise<PictureCounts> {
  const { repository, base, after, isCompared, into, stories, storybook } = review;
  const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  try {
    const before = checkOutPictures(repository, base, folder);
    const { changes, same } = await compareFolders(before, after, isCompared);
    await rm(into, { recursive: true, force: true });
    const of = (kind: (typeof changes)[number]['kind']) =>
      changes.filter((change) => change.kind === kind).length;
    const counts = { changed: of('changed'), added: of('added'), removed: of('removed'), same };
    if (changes.length > 0) {
      await mkdir(into, { recursive: true });
      const parts = groupChanges(changes, stories, storybook);
      await writeFile(path.join(into, 'index.html'), await renderPage({ base, parts, counts }));
    }
    return counts;
  } finally {
    await rm(folder, { recursive: true });
  }
}
