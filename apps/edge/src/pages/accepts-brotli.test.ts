import { describe, expect, it } from 'vitest';
import { acceptsBrotli } from './accepts-brotli.ts';

describe('brotli is accepted', () => {
  it.each([
    ['br', true],
    ['gzip, deflate, BR', true],
    ['gzip;q=1.0, br; q=0.5', true],
    ['*', true],
    ['br;q=0', false],
    ['br;q=0.000, *', false],
    ['*;q=0', false],
    ['gzip', false],
    ['x-br', false],
    ['br;q=unknown', false],
    [undefined, false],
  ])('by %s: %s', (header, expected) => {
    expect(acceptsBrotli(header)).toBe(expected);
  });
});
