import path from 'node:path';
import { expect, it } from 'vitest';
import { emptyFolder } from '../../testing/folders.ts';
import { put } from '../../testing/release-store.ts';
import { digestOf } from './digest.ts';

async function aRelease(files: Record<string, string>): Promise<string> {
  const folder = await emptyFolder();
  for (const [file, content] of Object.entries(files)) await put(path.join(folder, file), content);
  return folder;
}

it('the digest of a release is that of all its files but its source maps', async () => {
  const map = 'server/maps/main.js.map';
  const one = await digestOf(await aRelease({ 'main.js': '1', [map]: 'one' }));
  expect(await digestOf(await aRelease({ 'main.js': '1', [map]: 'another' }))).toBe(one);
  expect(await digestOf(await aRelease({ 'main.js': '2', [map]: 'one' }))).not.toBe(one);
  expect(await digestOf(await aRelease({ 'main.js': '1', 'server/index.cjs': '' }))).not.toBe(one);
});
