import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parsed } from './json.ts';

/** The content of a build's `integrity.json`. */
export interface Statement {
  files: Record<string, string>;
  shared: Record<string, string>;
}

/** Changes a build's `integrity.json`. Returns the new hash of the file. */
export function restate(build: string, change: (said: Statement) => Statement): string {
  const file = path.join(build, 'integrity.json');
  const said = parsed<Statement>(readFileSync(file, 'utf8'));
  rmSync(`${file}.br`, { force: true }); // The compressed copy, if the build is in a store.
  writeFileSync(file, JSON.stringify(change(said)));
  return hashOf(file);
}

/** Records the current hash of a build's file. Returns the new hash of `integrity.json`. */
export function restateFile(build: string, name: string): string {
  const hash = hashOf(path.join(build, name));
  return restate(build, (said) => ({ ...said, files: { ...said.files, [name]: hash } }));
}

/** The hash of a file, in the format that browsers check. */
function hashOf(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}
