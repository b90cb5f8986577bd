import { expect, test } from 'vitest';
import { findBump, judgeVersion, nextVersion } from './waiting-version.ts';

const aContract = (text: string) => new Map([['@tassis/platform', text]]);
const before = aContract('export declare const a: string;\n');
const after = {
  same: before,
  more: aContract('export declare const a: string;\nexport declare const b: string;\n'),
  other: aContract('export declare const a: number;\n'),
};

test.each([
  ['same', '5.1.0', []],
  ['same', '5.1.1', []],
  ['more', '5.1.0', ['`b` is new']],
  ['more', '5.1.1', ['`b` is new']],
  ['more', '5.2.0', []],
  ['more', '6.0.0', []],
  ['other', '5.1.0', ['`a` is `number`, it was `string`']],
  ['other', '5.2.0', ['`a` is `number`, it was `string`']],
  ['other', '6.0.0', []],
] as const)('what is %s, published as %s', (kind, next, reasons) => {
  const published = [{ version: '5.1.0', contract: before }];
  const complaints = judgeVersion(published, after[kind], next);
  expect(complaints.length).toBe(reasons.length);
  for (const [index, reason] of reasons.entries()) expect(complaints[index]).toContain(reason);
});

test('must be a correct step from each published version', () => {
  const published = [
    { version: '5.1.0', contract: before },
    { version: '5.0.0', contract: aContract('') },
  ];
  expect(judgeVersion(published, after.more, '5.2.0')).toEqual([]);
  const patched = published.map((each) => ({ ...each, version: '5.1.0' }));
  expect(judgeVersion(patched, after.more, '5.1.1')).toHaveLength(2);
  expect(judgeVersion(published, after.more, '5.1.0')[0]).toBe(
    "Since 5.1.0 the platform has changed by a minor version, and would be published as 5.1.0: `b` is new (@tassis/platform). Write a changeset that says '@tassis/platform': minor (pnpm changeset).",
  );
});

const changeset = (size: string) =>
  `---\n'@tassis/shell': major\n'@tassis/platform': ${size}\n---\n\nText.\n`;

test('is determined by the largest waiting change', () => {
  expect(findBump([])).toBeUndefined();
  expect(findBump(["---\n'@tassis/shell': major\n---\n"])).toBeUndefined();
  expect(findBump([changeset('patch'), changeset('minor')])).toBe('minor');
  expect(findBump([changeset('major'), changeset('minor')])).toBe('major');
  const bumps = [undefined, 'patch', 'minor', 'major'] as const;
  expect(bumps.map((bump) => nextVersion('5.1.2', bump))).toEqual([
    '5.1.2',
    '5.1.3',
    '5.2.0',
    '6.0.0',
  ]);
});
