// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { configFiles } from './config-files.mjs';
import { sourceFiles } from './source-files.mjs';

/** Writes the files of a new area, which the formatter then goes over. @param {import('./new-area.mjs').NewArea} area @param {string} folder */
export function writeArea(area, folder) {
  for (const [file, text] of Object.entries({ ...configFiles(area), ...sourceFiles(area) })) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
