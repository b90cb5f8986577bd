import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseIntegrity, ReleaseSizes } from '@tassis/platform/release';
import * as z from 'zod/mini';
import { clientFiles } from './client-files.ts';
import { readIntegrity } from './released-entry.ts';

const known = new Map<string, Promise<ReleaseSizes | undefined>>();

/**
 * What a release weighs in a browser, by its folder. It is computed once, since what is released does not change.
 * Undefined for a folder that is not whole.
 */
export function releaseSizes(folder: string): Promise<ReleaseSizes | undefined> {
  const sizes = known.get(folder) ?? compute(folder);
  known.set(folder, sizes);
  return sizes;
}

async function compute(folder: string): Promise<ReleaseSizes | undefined> {
  try {
    const integrity = await readIntegrity(folder);
    if (!integrity) return undefined;
    const sum = async (files: Iterable<string>) => {
      const sizes = await Promise.all([...new Set(files)].map((file) => sentSize(folder, file)));
      return sizes.reduce((total, size) => total + size, 0);
    };
    const entry = [...(await entryScripts(folder, integrity)), ...entryStyles(integrity)];
    const pages = Object.values(integrity.pages ?? {});
    const firstPages = await Promise.all(pages.map((files) => sum([...entry, ...files])));
    return {
      entry: await sum(entry),
      ...(pages.length > 0 && { firstPage: Math.max(...firstPages) }),
      whole: await sum(await clientFiles(folder)),
    };
  } catch {
    known.delete(folder); // a folder that is just being replaced is read again
    return undefined;
  }
}

/** Those of an area are stated, those of the shell lie beside its server bundle. */
async function entryScripts(folder: string, { entry }: ReleaseIntegrity): Promise<string[]> {
  if (entry) return entry;
  const text = await readFile(path.join(folder, 'server/start.json'), 'utf8');
  return z.array(z.string()).parse(JSON.parse(text));
}

function entryStyles({ files }: ReleaseIntegrity): string[] {
  return ['style.css'].filter((file) => file in files);
}

/** In bytes, compressed where there is a compressed copy. */
async function sentSize(folder: string, file: string): Promise<number> {
  const whole = path.join(folder, file);
  const { size } = await stat(`${whole}.br`).catch(() => stat(whole));
  return size;
}
