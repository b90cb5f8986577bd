// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../toolchain.mjs';

/** The versions of libraries that the workspace pins, by name. @returns {Map<string, string>} */
export function catalogVersions() {
  const workspace = readFileSync(path.join(repository, 'pnpm-workspace.yaml'), 'utf8');
  const lines = workspace.matchAll(/^ {2}'?([^':\n]+)'?: (\d\S+)$/gm);
  return new Map([...lines].map(([, name = '', version = '']) => [name, version]));
}
