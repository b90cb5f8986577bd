/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { colourPairs, contrast } from './contrast.ts';

// Read from the disk, because Vitest imports style sheets as empty.
const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

function declarations(...files: string[]): Map<string, string> {
  const found = files.flatMap((file) => [...read(file).matchAll(/--([\w-]+):\s*([^;]+);/g)]);
  return new Map(found.map(([, name = '', value = '']) => [name, value]));
}

const light = {
  theme: 'light',
  raw: declarations('palette.css'),
  meanings: declarations('semantic.css'),
};
const dark = {
  theme: 'dark',
  raw: declarations('palette.css', 'palette-dark.css'),
  meanings: declarations('semantic-dark.css'),
};

function colourIn({ raw, meanings }: typeof light, name: string): string {
  const reference = /^var\(--([\w-]+)\)$/.exec(meanings.get(`color-${name}`) ?? '');
  const value = raw.get(reference?.[1] ?? '');
  if (!value) throw new Error(`--color-${name} does not lead to a colour of the palette.`);
  return value;
}

describe.each([light, dark])('contrast of the semantic colours, $theme', (theme) => {
  test.each(colourPairs)('$foreground on $background: $least:1', (pair) => {
    const found = contrast(colourIn(theme, pair.foreground), colourIn(theme, pair.background));
    expect(found).toBeGreaterThanOrEqual(pair.least);
  });
});

describe('the two themes', () => {
  test('have the same names', () => {
    expect([...dark.meanings.keys()].toSorted()).toEqual([...light.meanings.keys()].toSorted());
  });

  test('the dark palette adds colours, and never changes one', () => {
    const added = [...declarations('palette-dark.css').keys()];
    expect(added.filter((name) => light.raw.has(name))).toEqual([]);
  });
});

test('the contrast is that of WCAG: black on white is 21:1, the same colour 1:1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#b4482a', '#b4482a')).toBe(1);
  // A build shortens #ffffff to this.
  expect(contrast('#000', '#fff')).toBeCloseTo(21, 5);
  expect(() => contrast('white', '#fff')).toThrow('white');
});
