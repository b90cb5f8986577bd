/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

// Read from the disk: Vitest hands out style sheets empty.
const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** Text pairs need 4.5:1, the edges of controls and focus rings 3:1 (WCAG 2.2, 1.4.3 and 1.4.11). */
const PAIRS: readonly [foreground: string, background: string, least: number][] = [
  ...['canvas', 'surface', 'surface-soft', 'brand-soft'].flatMap(
    (background): [string, string, number][] => [
      ['heading', background, 7],
      ['text', background, 7],
      ['text-soft', background, 4.5],
      ['link', background, 4.5],
      ['link-strong', background, 4.5],
      ['brand', background, 4.5],
      ['critical', background, 4.5],
      ['border-control', background, 3],
      ['focus', background, 3],
    ],
  ),
  ['text', 'surface-sunken', 7],
  ['brand-strong', 'brand-tint', 4.5],
  ['link-strong', 'brand-tint', 4.5],
  ['on-brand', 'brand', 4.5],
  ['on-brand', 'brand-strong', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ['on-accent', 'accent-deep', 4.5],
  ['on-accent', 'critical', 4.5],
  ['accent-strong', 'accent-soft', 4.5],
  ['on-ink', 'surface-ink', 7],
  ['on-ink-soft', 'surface-ink', 4.5],
  ['brand-on-ink', 'surface-ink', 4.5],
  ['on-ink', 'border-ink', 4.5],
  ['focus-on-ink', 'surface-ink', 3],
  ...['info', 'success', 'warning', 'critical'].flatMap((tone): [string, string, number][] => [
    [tone, `${tone}-soft`, 4.5],
    ['text', `${tone}-soft`, 7],
    [tone, 'surface', 4.5],
  ]),
];

describe('contrast of the semantic colours', () => {
  test.each(PAIRS)('%s on %s is at least %d:1', (foreground, background, least) => {
    expect(contrast(colour(foreground), colour(background))).toBeGreaterThanOrEqual(least);
  });
});

function declarations(css: string): Map<string, string> {
  const found = css.matchAll(/--([\w-]+):\s*([^;]+);/g);
  return new Map([...found].map(([, name = '', value = '']) => [name, value]));
}

const raw = declarations(read('palette.css'));
const meanings = declarations(read('semantic.css'));

function colour(name: string): string {
  const reference = /^var\(--([\w-]+)\)$/.exec(meanings.get(`color-${name}`) ?? '');
  const value = raw.get(reference?.[1] ?? '');
  if (!value) throw new Error(`--color-${name} does not lead to a colour of the palette.`);
  return value;
}

function contrast(first: string, second: string): number {
  const [light = 1, dark = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
