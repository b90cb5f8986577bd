/// <reference types="node" />
// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create } from 'fontkitten';
import { describe, expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, '../../fonts');
const fontsCss = readFileSync(path.join(import.meta.dirname, 'fonts.css'), 'utf8');
const read = (name: string) => readFileSync(path.join(folder, `${name}.woff2`));
const first = ['tassis-display', 'tassis-text'];

/** The characters of French texts beyond ASCII. */
const french = 'ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûüÿ«»’‘“”–—…·•°×€©−';
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));

function readFont(name: string) {
  const font = create(read(name));
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${name} is a collection`);
  return font;
}

describe('the fonts of a first visit', () => {
  test('weigh at most 45 KB in total', () => {
    const bytes = first.reduce((sum, name) => sum + read(name).length, 0);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(45 * 1024);
  });

  test.each(first)('%s has every character of a French page', (name) => {
    const font = readFont(name);
    const missing = [...ascii, ...Array.from(french), '\u00A0'].filter(
      (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
  });

  test('have names of their own, and the copyright of the originals', () => {
    const names = first.map(readFont);
    expect(names.map(({ familyName }) => familyName)).toEqual(['Tassis Display', 'Tassis Text']);
    expect(names.map(({ copyright }) => copyright)).toEqual([
      expect.stringContaining('Fraunces Project Authors'),
      expect.stringContaining('Adobe'),
    ]);
  });

  test('are used from the next page on when they arrive late, so that nothing moves', () => {
    const faces = [...fontsCss.matchAll(/@font-face \{[^}]*\}/g)].map(([face]) => face);
    const findFace = (name: string) => faces.find((face) => face.includes(`/${name}.woff2`));
    for (const name of first) expect(findFace(name)).toContain('font-display: optional');
  });
});
