import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  containerSteps,
  leastColumns,
  windowHeights,
  windowSteps,
} from '../../packages/design-system/src/layout/layout-steps.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const files = globSync('{apps,packages}/*/src/**/*.css', { cwd: repository });

const steps: Record<string, readonly number[]> = { container: containerSteps, media: windowSteps };

const heights = new Set(windowHeights.map((height) => `(height >= ${height}rem)`));

/** Conditions on a length that is no layout step: another number or unit, or the older syntax. */
function findingsIn(css: string): string[] {
  return [...css.matchAll(/@(container|media)([^{]*)\{/g)]
    .filter(([, kind = '', condition = '']) => {
      const others = condition.replaceAll(/\(height >= [\d.]+rem\)/g, (height) =>
        kind === 'media' && heights.has(height) ? '' : height,
      );
      const lengths = others.match(/[\d.]+(?:px|r?em|ch|v\w+|%)/g) ?? [];
      const allowed = steps[kind]?.map((step) => `${step}rem`) ?? [];
      return (
        /(?:min|max)-(?:width|inline-size)/.test(condition) ||
        lengths.some((length) => !allowed.includes(length))
      );
    })
    .map(([, kind, condition = '']) => `@${kind} ${condition.trim()}`);
}

describe('layouts change at few widths, in rem', () => {
  it('columns have the minimum widths that their story states', () => {
    const css = readFileSync(
      path.join(repository, 'packages/design-system/src/layout/layout.module.css'),
      'utf8',
    );
    const written = [...css.matchAll(/--column: (\d+)rem/g)].map(([, rem]) => Number(rem));
    expect(written).toEqual([leastColumns.m, leastColumns.s, leastColumns.l]);
  });

  it('finds every style sheet', () => expect(files.length).toBeGreaterThan(80));

  it.each(files)('%s', (file) => {
    expect(findingsIn(readFileSync(path.join(repository, file), 'utf8'))).toEqual([]);
  });

  it.each([
    '@media (width >= 1024px) {}',
    '@media (min-width: 48rem) {}',
    '@media (width >= 44rem) {}',
    '@container page (width >= 45rem) {}',
    '@container (width < 43.99rem) {}',
    '@media (height >= 48.5rem) {}',
    '@media (height < 36rem) {}',
    '@container (height >= 36rem) {}',
  ])('finds %s', (css) => expect(findingsIn(css)).toHaveLength(1));

  it.each([
    '@media (width < 48rem) {}',
    '@media (hover: none) {}',
    '@media (width < 48rem) and (height >= 36rem) {}',
    '@container page ((width < 14rem) or (width >= 68rem)) {}',
  ])('accepts %s', (css) => expect(findingsIn(css)).toEqual([]));
});
