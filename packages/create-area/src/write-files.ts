import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Files } from './config-files.ts';

/** Writes the files of a new area. */
export function writeFiles(files: Files, folder: string): void {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text.trimStart());
  }
}
