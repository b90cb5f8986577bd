import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { emptyFolder } from '../testing/folders.ts';
import { storePageFile } from './page-files.ts';

it('a file that several pages store at once is there whole, at one address, and nothing beside it', async () => {
  const store = await emptyFolder();
  const stored = Array.from({ length: 20 }, () => storePageFile(store, 'style.css', '.a{}'));
  const addresses = new Set((await Promise.all(stored)).map(({ href }) => href));
  expect(addresses.size).toBe(1);
  const [address = ''] = addresses;
  const folder = path.dirname(path.join(store, address));
  expect(await readdir(folder)).toEqual(['style.css', 'style.css.br']);
  expect(await readFile(path.join(store, address), 'utf8')).toBe('.a{}');
});
