// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../toolchain.mjs';

const folders = ['apps', 'packages'];
const files = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'turbo.json',
  'tsconfig.base.json',
  'toolchain/package.json',
];
const skipped = new Set([
  'node_modules',
  'dist',
  '.turbo',
  '.mf',
  '__mf__virtual',
  'storybook-static',
  'test-results',
]);

/**
 * Hashes name, size and time of everything that installing and building reads. Takes a few milliseconds.
 * @param {string} dataDirectory which may be inside the repository
 */
export function inputsFingerprint(dataDirectory) {
  const hash = createHash('sha256');
  for (const file of files) add(hash, path.join(repository, file));
  for (const folder of folders) walk(hash, path.join(repository, folder), dataDirectory);
  return hash.digest('hex');
}

/** @param {import('node:crypto').Hash} hash @param {string} folder @param {string} dataDirectory */
function walk(hash, folder, dataDirectory) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (skipped.has(entry.name) || full === dataDirectory) continue;
    if (entry.isDirectory()) walk(hash, full, dataDirectory);
    else if (entry.isFile()) add(hash, full);
  }
}

/** @param {import('node:crypto').Hash} hash @param {string} file */
function add(hash, file) {
  const { size, mtimeMs } = statSync(file);
  hash.update(`${file}\0${size}\0${mtimeMs}\n`);
}
