import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { diff } from '@blazediff/core';
import sharp from 'sharp';
import { lightened } from '../testing/pictures.ts';

/** The change of a picture; the pictures are PNG files. `name` is `<component>/<story>`. */
export type PictureChange =
  | {
      kind: 'changed';
      name: string;
      before: Buffer;
      after: Buffer;
      difference: Buffer;
      share: number;
    }
  | { kind: 'added'; name: string; after: Buffer }
  | { kind: 'removed'; name: string; before: Buffer };

/** The changes between two folders of pictures, and the number of unchanged ones. */
export type Comparison = { changes: PictureChange[]; same: number };

/**
 * Finer than the tests of the stories (`pictures.ts`), which accept a slightly different colour. Recorded pictures have 256
 * colours; a new picture differs from them by less.
 */
const THRESHOLD = 0.03;
/** The share of pixels that may differ, as in these tests, because a change that they accept leaves fewer. */
const ALLOWED_SHARE = 0.0005;

/** Compares the pictures of two folders for whose names `isCompared` returns true. */
export async function compareFolders(
  before: string,
  after: string,
  isCompared: (name: string) => boolean,
): Promise<Comparison> {
  const [old, current] = await Promise.all([listPictures(before), listPictures(after)]);
  const names = [...new Set([...old, ...current])].filter(isCompared).toSorted();
  const changes: PictureChange[] = [];
  let same = 0;
  for (const name of names) {
    const change = await comparePicture(
      name,
      old.has(name) ? await readPicture(before, name) : undefined,
      current.has(name) ? await readPicture(after, name) : undefined,
    );
    if (change) changes.push(change);
    else same += 1;
  }
  return { changes, same };
}

/** The names of the pictures in a folder. */
export async function listPictures(folder: string): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const file of glob('**/*.png', { cwd: folder }))
    names.add(file.replace(/\.png$/u, '').replaceAll(path.sep, '/'));
  return names;
}

const readPicture = (folder: string, name: string) => readFile(path.join(folder, `${name}.png`));

/** Undefined when it looks the same. */
async function comparePicture(
  name: string,
  before: Buffer | undefined,
  after: Buffer | undefined,
): Promise<PictureChange | undefined> {
  if (!before) return after && { kind: 'added', name, after: await lightened(after) };
  if (!after) return { kind: 'removed', name, before };
  if (before.equals(after)) return undefined;
  const { share, difference } = await findDifference(before, after);
  if (share <= ALLOWED_SHARE) return undefined;
  return {
    kind: 'changed',
    name,
    before,
    after: await lightened(after),
    difference: await difference(),
    share,
  };
}

/** The share of pixels that differ, and a picture that shows where. An area that only one picture has counts as different. */
async function findDifference(before: Buffer, after: Buffer) {
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [old, current] = await Promise.all([
    toPixels(before, width, height),
    toPixels(after, width, height),
  ]);
  const output = Buffer.alloc(old.length);
  const count = diff(old, current, output, width, height, {
    threshold: THRESHOLD,
    includeAA: true,
    alpha: 0.15,
  });
  return {
    share: count / (width * height),
    difference: async () =>
      lightened(
        await sharp(output, { raw: { width, height, channels: 4 } })
          .png()
          .toBuffer(),
      ),
  };
}

async function toPixels(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const own = await sharp(picture).metadata();
  return sharp(picture)
    .ensureAlpha()
    .extend({
      right: width - own.width,
      bottom: height - own.height,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer();
}
