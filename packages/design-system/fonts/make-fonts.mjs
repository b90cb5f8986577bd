// Makes the site's fonts from the packages of the original fonts: `pnpm --filter @tassis/design-system run fonts`. See docs/decisions/006-web-fonts.md.
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import timesBold from '@capsizecss/metrics/timesNewRoman/700';
import { fromBuffer } from '@capsizecss/unpack';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { rename } from './rename.mjs';

/** @typedef {Readonly<Record<string, number | { min: number, max: number }>>} Axes An axis at one value, or between two. */

/** Characters of the site's French: ASCII, Latin-1, ligatures, typographic marks. */
const french = listCharacters([0x20, 0x7e], [0xa0, 0xff]) + 'œŒ–—‘’‚“”„†•…‹›€™−\u2009';
/** Further Latin characters, for names. Only a page that shows one fetches this file. */
const otherLatin = listCharacters([0x100, 0x151], [0x154, 0x17f], [0x218, 0x21b], [0x1e00, 0x1eff]);

/** `tnum` and `lnum` align money in columns; the others place accents and glyphs. */
const features = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];
const weights = { wght: { min: 400, max: 650 } };

const display = {
  source: 'fraunces/files/fraunces-latin-opsz-normal.woff2',
  characters: french,
  axes: { opsz: 40, wght: 560 },
  fallback: timesBold,
};
const text = {
  source: 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  characters: french,
  axes: weights,
  fallback: arial,
};
const other = {
  ...text,
  source: 'source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2',
  characters: otherLatin,
};

await make('Tassis Display', 'tassis-display', display);
await make('Tassis Text', 'tassis-text', text);
await make('Tassis Text', 'tassis-text-other-latin', other);

/**
 * @param {string} family @param {string} file
 * @param {{ source: string, characters: string, axes: Axes, fallback: typeof arial }} cut
 */
async function make(family, file, { source, characters, axes, fallback }) {
  const original = await readFile(packageFile(source));
  const cut = (/** @type {Axes} */ variationAxes) =>
    subsetFont(original, characters, {
      // Removes the names of the styles, because the renaming removes the texts they refer to, and Firefox then complains.
      dropTables: ['STAT'],
      keepFeatures: features,
      noHinting: true,
      targetFormat: 'sfnt',
      variationAxes,
    });
  const font = rename(await cut(axes), family);
  const packed = await subsetFont(font, characters, { targetFormat: 'woff2' });
  await writeFile(new URL(`${file}.woff2`, import.meta.url), packed);
  const metrics = await fromBuffer(packed);
  const { fontFaces } = createFontStack([metrics, fallback]);
  process.stdout.write(`${file}.woff2: ${packed.length} bytes\n${fontFaces}\n`);
}

/** @param {string} path */
function packageFile(path) {
  return fileURLToPath(import.meta.resolve(`@fontsource-variable/${path}`));
}

/** @param {[from: number, to: number][]} ranges */
function listCharacters(...ranges) {
  return ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    .map((code) => String.fromCodePoint(code))
    .join('');
}
