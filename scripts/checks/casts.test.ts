import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCasts } from './casts.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const perThousandLines = 0.2;
const ofTests = /\.(?:test|spec|stories)\.tsx?$|\/testing\/|^e2e\//;

const files = globSync('{apps,packages,benchmarks,e2e,scripts}/**/*.{ts,tsx}', {
  cwd: repository,
  // The compiler generates the public types from sources that are counted.
  exclude: ['**/node_modules', '**/dist', 'packages/platform/{api,published}/**'],
}).map((file) => {
  const source = readFileSync(path.join(repository, file), 'utf8');
  const lines = source.split('\n').length - 1;
  return { file, lines, ...findCasts(file, source) };
});

function countPerThousand(counted: typeof files): number {
  const lines = counted.reduce((sum, each) => sum + each.lines, 0);
  return (counted.flatMap(({ casts }) => casts).length / lines) * 1000;
}

describe('casts', () => {
  it('are found in code, not in texts and comments', () => {
    const sample = `
      const one = given as unknown as Order; // two
      const three = given!.next!;
      const five = <Order>given;
      const none = ['a'] as const;
      const text = 'given as Order'; // given as any
      import { given as taken } from './given.ts';`;
    expect(findCasts('sample.ts', sample).casts).toEqual([
      'given as unknown as Order',
      'given as unknown',
      'given!.next!',
      'given!',
      '<Order>given',
    ]);
    expect(findCasts('sample.tsx', 'const x: any = <p>{y as any}</p>;').anys).toBe(2);
    expect(() => findCasts('sample.ts', 'const = ;')).toThrow('sample.ts cannot be parsed');
  });

  it('are at most one in 5 000 lines, in the code and in all with its tests', () => {
    const code = files.filter(({ file }) => !ofTests.test(file));
    expect(code.length).toBeGreaterThan(2500);
    expect(files.length - code.length).toBeGreaterThan(800);
    expect(countPerThousand(code)).toBeLessThanOrEqual(perThousandLines);
    expect(countPerThousand(files)).toBeLessThanOrEqual(perThousandLines);
  });

  it('there is none to `any`, and no other `any`', () => {
    expect(files.filter(({ anys }) => anys > 0).map(({ file }) => file)).toEqual([]);
  });
});
