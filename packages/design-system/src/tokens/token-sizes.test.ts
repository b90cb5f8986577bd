import { describe, expect, test } from 'vitest';
import { pixelsAt, sizeText } from './token-sizes.ts';

describe('a size in pixels', () => {
  test.each([
    ['8px', 390, 8],
    ['1.0625rem', 390, 17],
    ['4vw', 1280, 51.2],
    ['2rem + 4vw', 390, 47.6],
    ['clamp(3rem, 2rem + 4vw, 6rem)', 390, 48],
    ['clamp(3rem, 2rem + 4vw, 6rem)', 1280, 83.2],
    ['clamp(3rem, 2rem + 4vw, 6rem)', 1920, 96],
    ['clamp(1rem, 4vw, 2.5rem)', 390, 16],
  ])('%s at %i is %d', (size, width, pixels) => expect(pixelsAt(size, width)).toBeCloseTo(pixels));

  test.each(['180ms', '1.6', '', 'clamp(1rem, 2em, 3rem)', 'cubic-bezier(0.2, 0.7, 0.3, 1)'])(
    '%j is no size',
    (value) => expect(pixelsAt(value, 390)).toBeUndefined(),
  );
});

describe('a size is shown as a text', () => {
  test.each([
    ['1rem', '16 px'],
    ['0.625rem 0.875rem', '10 px 14 px'],
    ['clamp(3rem, 2rem + 4vw, 6rem)', '48 px à 390, 83,2 px à 1\u202F280'],
    ['clamp(1.25rem, 4vw, 2.5rem)', '20 px à 390, 40 px à 1\u202F280'],
  ])('%s as %s', (value, text) => expect(sizeText(value)).toBe(text));

  test.each(['8px', '#0c2b30', '1.12', '120ms', '1px solid #e2d8c6'])('but not for %s', (value) =>
    expect(sizeText(value)).toBeUndefined(),
  );
});
