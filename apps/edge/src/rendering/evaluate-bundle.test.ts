import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { evaluateBundle } from './evaluate-bundle.ts';

async function bundle(code: string): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'tassis-bundle-')), 'index.cjs');
  await writeFile(file, code);
  return file;
}

it('gives a bundle what is provided, and Node’s own modules', async () => {
  const file = await bundle(
    'exports.seen = [require("react"), typeof require("node:util").inspect]',
  );
  expect(await evaluateBundle(file, { react: 'the one' })).toEqual({
    seen: ['the one', 'function'],
  });
});

it('refuses a bundle that asks for more', async () => {
  const file = await bundle('require("left-pad")');
  await expect(evaluateBundle(file)).rejects.toThrow('asks for left-pad');
});

it('takes what a bundle puts in the place of its exports', async () => {
  expect(await evaluateBundle(await bundle('module.exports = 7'))).toBe(7);
});

it('evaluates anew each time: nothing of a release that is gone stays', async () => {
  const file = await bundle('exports.own = {}');
  expect(await evaluateBundle(file)).not.toBe(await evaluateBundle(file));
});
