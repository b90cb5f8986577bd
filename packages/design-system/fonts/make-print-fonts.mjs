// Makes the fonts of the PDFs and of the link previews: `node fonts/make-print-fonts.mjs`. Both need TrueType
// without variations, so these are the site's fonts at fixed weights (docs/decisions/006-web-fonts.md).
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { rename } from './rename.mjs';

const folder = new URL('../../../apps/api/src/pdf/fonts/', import.meta.url);
const characters = range(0x20, 0x7e) + range(0xa0, 0xff) + 'œŒŸ–—‘’‚“”„†•…‹›€™−\u2009';

const text = 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
const display = 'fraunces/files/fraunces-latin-opsz-normal.woff2';

await make('text', 'Tassis Print', { source: text, axes: { wght: 400 } });
await make('strong', 'Tassis Strong', { source: text, axes: { wght: 620 } });
await make('display', 'Tassis Head', { source: display, axes: { opsz: 40, wght: 560 } });
await copyFile(new URL('display.ttf', folder), new URL('title.ttf', import.meta.url));

/** @param {string} file @param {string} family @param {{ source: string, axes: Record<string, number> }} cut */
async function make(file, family, { source, axes }) {
  const path = fileURLToPath(import.meta.resolve(`@fontsource-variable/${source}`));
  const cut = await subsetFont(await readFile(path), characters, {
    keepFeatures: ['ccmp', 'kern', 'liga', 'lnum', 'tnum'],
    noHinting: true,
    targetFormat: 'sfnt',
    variationAxes: axes,
  });
  const font = rename(cut, family);
  await writeFile(new URL(`${file}.ttf`, folder), font);
  process.stdout.write(`${file}.ttf: ${font.length} bytes\n`);
}

/** @param {number} from @param {number} to */
function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');
}
