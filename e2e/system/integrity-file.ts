import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parsed } from './json.ts';

/** What a build says of itself in its `integrity.json`. */
export interface Statement {
  files: Record<string, string>;
  shared: Record<string, string>;
}

/** Lets a build say something else of itself. Returns the hash of what it says. */
export function restate(build: string, change: (said: Statement) => Statement): string {
  const file = path.join(build, 'integrity.json');
  const said = parsed<Statement>(readFileSync(file, 'utf8'));
  rmSync(`${file}.br`, { force: true }); // its compressed copy, in a store
  writeFileSync(file, JSON.stringify(change(said)));
  return hashOf(file);
}

/** Lets a build state one of its files as it is now. Returns the hash of what it says. */
export function restateFile(build: string, name: string): string {
  const hash = hashOf(path.join(build, name));
  return restate(build, (said) => ({ ...said, files: { ...said.files, [name]: hash } }));
}

/** The hash of a file, as browsers check it. */
function hashOf(file: string): string {
  return `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;
}
