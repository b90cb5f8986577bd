// @ts-check
// Size budgets: what a built app may weigh, in brotli bytes of all scripts and styles it has for browsers. Of all apps, or those named.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { repository } from './toolchain.mjs';

/**
 * Kilobytes (brotli, best level) of scripts and of styles: a tenth above what each weighed when it was last made lighter.
 * `entry` is what every page of an area loads, of those that have more. Raising one is a decision: say why in the commit.
 */
const budgets = {
  shell: { js: 207, css: 8.7 },
  marketing: { js: 22, css: 5.5 },
  ordering: { js: 95, entry: 63.5, css: 8.6 },
  'client-dashboard': { js: 32, css: 7.6 },
  'admin-dashboard': { js: 28, css: 7 },
  'content-admin': { js: 14.5, css: 4.3 },
};

const named = process.argv.slice(2);
let exceeded = 0;
for (const [app, budget] of Object.entries(budgets)) {
  if (named.length > 0 && !named.includes(app)) continue;
  for (const [kind, limit] of Object.entries(budget)) {
    const kilobytes = (await weigh(app, kind)) / 1000;
    const over = kilobytes > limit;
    if (over) exceeded += 1;
    console.log(`${over ? '✗' : '✓'} ${app} ${kind}: ${kilobytes.toFixed(2)} of ${limit} kB`);
  }
}
if (exceeded > 0) process.exit(1);

/** @param {string} app @param {string} kind */
async function weigh(app, kind) {
  const ending = kind === 'entry' ? `remoteEntry.${app}.js` : `.${kind}`;
  const dist = path.join(repository, 'apps', app, 'dist');
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter(
    ({ name, parentPath }) => name.endsWith(ending) && parentPath !== path.join(dist, 'server'),
  );
  const sizes = await Promise.all(
    files.map(
      async (entry) =>
        brotliCompressSync(await readFile(path.join(entry.parentPath, entry.name))).length,
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
