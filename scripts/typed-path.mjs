// @ts-check
import path from 'node:path';

/** The path of a file or folder, as the person means it who typed it. pnpm runs a script at the root, wherever it was typed. @param {string} typed */
export function typedPath(typed) {
  return path.resolve(process.env['INIT_CWD'] ?? process.cwd(), typed);
}
