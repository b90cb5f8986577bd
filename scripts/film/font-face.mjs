// @ts-check
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repository } from '../toolchain.mjs';

/** The `@font-face` of one of the site's fonts, for pictures that a browser draws. @param {'display' | 'text'} name */
export async function fontFace(name) {
  const file = path.join(repository, `packages/design-system/fonts/tassis-${name}.woff2`);
  const data = (await readFile(file)).toString('base64');
  return `@font-face{font-family:${name};font-weight:400 700;src:url(data:font/woff2;base64,${data})}`;
}
