import { readFile } from 'node:fs/promises';
import { PurgeCSS } from 'purgecss';

/** A stylesheet and the address of the folder it lies in, to which its own addresses are relative. */
export interface StyleSource {
  file: string;
  base: string;
}

/** Classes and attributes that the boot script or the browser sets before any other script runs. */
const setLater = [
  'data-session',
  'data-arriving',
  'data-ready',
  'data-failed',
  'open',
  'aria-expanded',
];

/**
 * One stylesheet for one page: the rules of its sources that can apply to its markup, in their order. The app brings
 * the full stylesheets when it starts.
 */
export async function pageStyle(sources: readonly StyleSource[], markup: string): Promise<string> {
  const css = await Promise.all(sources.map(readStyle));
  const results = await new PurgeCSS().purge({
    content: [{ raw: `<html><body>${markup}</body></html>`, extension: 'html' }],
    css: [{ raw: css.join('\n') }],
    dynamicAttributes: setLater,
    keyframes: true,
  });
  return results.map((result) => result.css).join('\n');
}

async function readStyle({ file, base }: StyleSource): Promise<string> {
  const css = await readFile(file, 'utf8');
  return css.replaceAll(/url\((["']?)(?:\.\/)?(assets\/)/g, `url($1${base}$2`);
}
