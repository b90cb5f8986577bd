import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { glob, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';

const repository = path.resolve(import.meta.dirname, '../../../..');
const fontsFolder = path.join(repository, 'packages/design-system/fonts');
const references = path.join(repository, 'packages/design-system/snapshots');
const differences = path.join(repository, 'test-results/snapshots');

/** What is compared depends on the letters: eight digits of the hash of all our font files. */
const fonts = readdirSync(fontsFolder)
  .filter((name) => name.endsWith('.woff2'))
  .toSorted()
  .reduce(
    (hash, name) => hash.update(readFileSync(path.join(fontsFolder, name))),
    createHash('sha256'),
  )
  .digest('hex')
  .slice(0, 8);

const counts = { compared: 0, without: 0 };
let keys = new Set<string>();

/** Whether there is a reference for this name (`<key>/<component>/<story>`), counted either way. */
const hasSnapshot: BrowserCommand<[name: string]> = (_, name) => {
  const found = existsSync(path.join(references, `${name}.png`));
  counts[found ? 'compared' : 'without'] += 1;
  keys.add(name.split('/')[0] ?? '');
  return found;
};

const plugin: Plugin = {
  name: 'tassis:snapshots',
  configureVitest: ({ vitest }) => {
    const start = Date.now();
    vitest.onClose(async () => {
      const of = [...keys].join(', ');
      keys = new Set();
      if (of === '') return;
      const isRecording = vitest.config.snapshotOptions.updateSnapshot === 'all';
      if (isRecording) await lightenSince(start);
      const { compared, without } = counts;
      const told = isRecording
        ? `${compared + without} recorded`
        : `${compared} compared, ${without} skipped (no reference; pnpm snapshots)`;
      process.stdout.write(`Snapshots of ${of}: ${told}\n`);
    });
  },
};

/** What the browser writes could be less than half as heavy; 256 colours differ by less than a comparison sees. */
async function lightenSince(start: number): Promise<void> {
  for await (const name of glob('**/*.png', { cwd: references })) {
    const file = path.join(references, name);
    if ((await stat(file)).mtimeMs < start) continue;
    const written = await readFile(file);
    const lighter = await sharp(written).png({ palette: true, effort: 10, dither: 0 }).toBuffer();
    if (lighter.length < written.length) await writeFile(file, lighter);
  }
}

/** Where the pictures of stories lie, and what the browser asks about them. */
export const snapshots = {
  fonts,
  plugin,
  commands: { hasSnapshot },
  matcher: {
    comparatorName: 'pixelmatch' as const,
    comparatorOptions: { threshold: 0.15, allowedMismatchedPixelRatio: 0.0005 },
    resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) =>
      path.join(references, arg + ext),
    resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) =>
      path.join(differences, arg + ext),
  },
};
