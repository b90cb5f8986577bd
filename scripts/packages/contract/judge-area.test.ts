import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { usedNames } from './areas-of-platform.ts';
import { judgeArea, missingNames } from './judge-area.ts';

const PLATFORM = '@tassis/platform';
const aContract = (text: string) => new Map([[PLATFORM, text]]);
const v1 = aContract('export declare const a: string;\nexport declare const b: string;\n');
const v2 = aContract('export declare const a: number;\nexport declare const c: string;\n');
const published = [
  { version: '5.1.0', contract: v1 },
  { version: '5.0.0', contract: v1 },
];
const uses = (...names: string[]) =>
  names.map((name) => ({ specifier: PLATFORM, name, file: 'src/area.tsx' }));
const write =
  'Write "platformApi": "^6.0.0" as what it requires, in place of "^5.1.0", and release it together with the shell.';

test.each([
  ['nothing of it', [], [write]],
  [
    'what is gone',
    uses('b'),
    ['`b` is gone (@tassis/platform), which is imported in src/area.tsx.', write],
  ],
  [
    'what has changed',
    uses('a'),
    [
      '`a` is `number`, it was `string` (@tassis/platform), which is imported in src/area.tsx.',
      write,
    ],
  ],
])('an area that imports %s', (_what, used, sentences) => {
  const next = { version: '6.0.0', contract: v2 };
  expect(judgeArea({ requires: '^5.1.0', used }, published, next)).toEqual(sentences);
});

test('an area that imports everything is affected by each change', () => {
  const next = { version: '6.0.0', contract: v2 };
  expect(judgeArea({ requires: '^5.1.0', used: uses('*') }, published, next)).toHaveLength(3);
});

test.each([
  ['5.2.0', '^5.0.0', 0],
  ['5.2.0', '^5.1.0', 0],
  ['5.2.0', '~5.1.0', 1],
  ['5.2.0', '^4.0.0', 1],
  ['5.2.0', 'nonsense', 1],
])('for %s an area that requires %s must change %i things', (version, requires, count) => {
  const next = { version, contract: v1 };
  expect(judgeArea({ requires, used: uses('a') }, published, next)).toHaveLength(count);
});

test('a name is missing when the contract lacks it, or lacks its export', () => {
  const used = [
    ...uses('a', 'c', '*'),
    { specifier: `${PLATFORM}/x`, name: 'a', file: 'src/b.ts' },
  ];
  expect(missingNames(used, v1)).toEqual([used[1], used[3]]);
});

test("only an area's sources count, not its tests", () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'area-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'src'));
  const put = (file: string, text: string) => writeFileSync(path.join(folder, 'src', file), text);
  put(
    'area.tsx',
    `import { defineArea as define, paths } from '${PLATFORM}';\nimport * as all from '${PLATFORM}/router';\nimport x from '@tassis/platforms';`,
  );
  put('area.test.tsx', `import { isArea } from '${PLATFORM}';`);
  expect(usedNames({ folder })).toEqual([
    { specifier: PLATFORM, name: 'defineArea', file: 'src/area.tsx' },
    { specifier: PLATFORM, name: 'paths', file: 'src/area.tsx' },
    { specifier: `${PLATFORM}/router`, name: '*', file: 'src/area.tsx' },
  ]);
});
