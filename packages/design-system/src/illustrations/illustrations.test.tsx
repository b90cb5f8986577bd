// @vitest-environment node
import { brotliCompressSync } from 'node:zlib';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { IllustrationProps } from './illustration-frame.tsx';
import { arch, box, pill, star } from './shapes.ts';

const modules = import.meta.glob<Record<string, ComponentType<IllustrationProps>>>(
  ['./*.tsx', '!./*.stories.tsx', '!./*.test.tsx', '!./illustration-frame.tsx'],
  { eager: true },
);
const illustrations = Object.values(modules).flatMap((module) => Object.entries(module));

test('there is one for each of the thirteen services, and two for empty states', () => {
  expect(illustrations).toHaveLength(15);
});

test.each(illustrations)(
  '%s is small, decorative, and rendered the same each time',
  (_, Drawing) => {
    const markup = renderToStaticMarkup(<Drawing size={96} />);
    expect(brotliCompressSync(markup).length).toBeLessThanOrEqual(1500);
    expect(markup).toMatch(/^<svg width="96" height="96"[^>]* aria-hidden="true"/);
    expect(markup).not.toMatch(/NaN|undefined|\sstyle=/);
    expect(renderToStaticMarkup(<Drawing size={96} />)).toBe(markup);
  },
);

const numbers = /-?[\d.]+/g;

test('shapes are drawn with few numbers', () => {
  expect(box([1, 2], 3, 4)).toBe('M1 2h3v4h-3z');
  expect(pill([0, 0], 10, 4)).toBe('M2 0h6a2 2 0 0 1 0 4h-6a2 2 0 0 1 0 -4z');
  expect(arch(0, 10, [50, 20])).toBe('M-10 50V20A16 16 0 0 1 0 5.2A16 16 0 0 1 10 20V50z');
  expect(star([0, 0], 10).match(numbers)).toHaveLength(2 * 16);
  expect(star([0, 0], 10, 16).match(numbers)).toHaveLength(2 * 32);
});
