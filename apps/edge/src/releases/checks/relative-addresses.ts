import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Descriptor } from '../descriptor.ts';
import { ReleaseRefusal } from '../refusal.ts';

/** What a build for the site's root writes: `publicPath: "/"`, assets and imports that begin with a slash. */
const rooted: Record<string, RegExp> = {
  '.js': /publicPath["']?\s*:\s*["'`]\/["'`]|["'`]\/assets\/|\bimport\s*\(?\s*["'`]\/(?!mfe\/)/,
  '.css': /url\(["']?\/(?!\/)/,
  '.json': /"publicPath"\s*:\s*"\/"/,
};

/** The files of a release are served under its version, so it must not request them at the site’s root. */
export async function relativeAddresses(folder: string, { id }: Descriptor): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isFile())) {
    const sign = rooted[path.extname(name)];
    if (!sign?.test(await readFile(path.join(folder, name), 'utf8'))) continue;
    throw new ReleaseRefusal(
      `This release of ${id} was built for the site’s root: ${name} asks for files there.`,
      `Build it with base: './', as packages/build/src/area-preset.ts does.`,
    );
  }
}
