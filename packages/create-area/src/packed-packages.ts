import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The folder of a repository in which it keeps packed packages. */
const kept = 'packages';

/**
 * Copies packed packages into a repository.
 * @param from the folder that they are in
 * @returns their files by the packages' names
 */
export function keepPackedPackages(from: string, repository: string): Record<string, string> {
  mkdirSync(path.join(repository, kept), { recursive: true });
  const names: Record<string, string> = {};
  for (const file of readdirSync(from)) {
    const name = toName(file);
    if (name === undefined) continue;
    copyFileSync(path.join(from, file), path.join(repository, kept, file));
    names[name] = `${kept}/${file}`;
  }
  return names;
}

/** 'tassis-api-client.tgz' → '@tassis/api-client'; undefined for another file, and for this package. */
function toName(file: string): string | undefined {
  const [, name] = /^tassis-([a-z-]+)\.tgz$/.exec(file) ?? [];
  return name === undefined || name === 'create-area' ? undefined : `@tassis/${name}`;
}
