// @ts-check
import path from 'node:path';

/** Resolves a path that a person typed. pnpm runs a script at the root, wherever it was typed. @param {string} typed */
export function typedPath(typed) {
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), typed);
}
