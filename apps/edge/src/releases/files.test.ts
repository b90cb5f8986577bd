import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { emptyFolder } from '../testing/folders.ts';
import { writeWhole } from './files.ts';

it('of several that write a file at once each writes it whole, and nothing else is left', async () => {
  const folder = await emptyFolder();
  const file = path.join(folder, 'manifest.last-good.json');
  const contents = Array.from({ length: 20 }, (_, index) => String(index).repeat(10_000));
  const written = contents.map((content, index) =>
    writeWhole(file, content, () => Promise.resolve(index % 2 === 0)),
  );
  expect(await Promise.all(written)).toEqual(contents.map((_, index) => index % 2 === 0));
  expect(contents.filter((_, index) => index % 2 === 0)).toContain(await readFile(file, 'utf8'));
  expect(await readdir(folder)).toEqual([path.basename(file)]);
});
