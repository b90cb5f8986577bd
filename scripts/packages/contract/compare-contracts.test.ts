import { expect, test } from 'vitest';
import { compareContracts, type Size } from './compare-contracts.ts';

const before = `import { Link } from 'react-router';
/** Addresses. */
export declare const paths: {
    readonly home: '/';
    readonly article: (name: string) => string;
};
export declare function pageTitle(page: string): string;
export declare function PageHead({ title }: {
    title: string;
}): JSX.Element;
export declare interface Area {
    id: string;
    title?: string;
}
declare type Ask = (name: string) => string;
export declare function pageData(ask: Ask): void;
export declare const schema: z.ZodMiniObject<{
    id: z.ZodMiniString<string>;
}, z.core.$strict>;
export { Link }
export { }
`;

const aContract = (text: string) => new Map([['@tassis/platform', text]]);
const changesTo = (after: string) => compareContracts(aContract(before), aContract(after));

test.each([
  ['an export', 'export declare function pageTitle(page: string): string;\n', 'pageTitle'],
  ['an export of the router', 'export { Link }\n', 'Link'],
  ['a field', "    readonly home: '/';\n", 'paths.home'],
  ['an optional field', '    title?: string;\n', 'Area.title'],
])('without %s', (_what, text, path) => {
  expect(before).toContain(text);
  const changes = changesTo(before.replace(text, ''));
  expect(changes.map(({ size, sentence }) => [size, sentence])).toEqual([
    ['major', `\`${path}\` is gone`],
  ]);
});

type Case = [what: string, replacement: [string, string], expected: [Size, string][]];

test.each<Case>([
  [
    'another parameter',
    ['Title(page: string)', 'Title(page: number)'],
    [['major', '`pageTitle(1)` is `number`, it was `string`']],
  ],
  ['another name of a parameter', ['Title(page: string)', 'Title(text: string)'], []],
  [
    'another result',
    ['(page: string): string', '(page: string): void'],
    [['major', '`pageTitle()` is `void`, it was `string`']],
  ],
  [
    'one more parameter',
    ['(page: string)', '(page: string, area: string)'],
    [['major', '`pageTitle(2)` is new, and must be given']],
  ],
  [
    'one more, optional',
    ['(page: string)', '(page: string, area?: string)'],
    [['minor', '`pageTitle(2)` is new']],
  ],
  [
    'an optional parameter',
    ['(page: string)', '(page?: string)'],
    [['minor', '`pageTitle(1)` may be missing']],
  ],
  [
    'a property of a component',
    ['    title: string;\n', '    title: string;\n    text: string;\n'],
    [['major', '`PageHead(1).text` is new, and must be given']],
  ],
  [
    'an optional one',
    ['    title: string;\n', '    title: string;\n    text?: string;\n'],
    [['minor', '`PageHead(1).text` is new']],
  ],
  [
    'a field that areas provide',
    ['    id: string;\n', '    id: string;\n    name: string;\n'],
    [['major', '`Area.name` is new, and must be given']],
  ],
  [
    'an optional field that areas provide',
    ['    id: string;\n', '    id: string;\n    name?: string;\n'],
    [['minor', '`Area.name` is new']],
  ],
  [
    'a field that areas must provide now',
    ['    title?: string;\n', '    title: string;\n'],
    [['major', '`Area.title` must be there']],
  ],
  [
    'a field that areas read',
    ["    readonly home: '/';\n", "    readonly home: '/';\n    readonly blog: '/blog';\n"],
    [['minor', '`paths.blog` is new']],
  ],
  [
    'a field of a file',
    [
      '    id: z.ZodMiniString<string>;\n',
      '    id: z.ZodMiniString<string>;\n    letter: z.ZodMiniString<string>;\n',
    ],
    [['major', '`schema<1>.letter` is new, and must be given']],
  ],
  [
    'an optional field of the file',
    [
      '    id: z.ZodMiniString<string>;\n',
      '    id: z.ZodMiniString<string>;\n    letter: z.ZodMiniOptional<z.ZodMiniString<string>>;\n',
    ],
    [['minor', '`schema<1>.letter` is new']],
  ],
  [
    'the type of a parameter of a parameter',
    ['type Ask = (name: string)', 'type Ask = (name: number)'],
    [['major', '`pageData(1)(1)` is `number`, it was `string`']],
  ],
  ['an inlined type that had a name', ['(ask: Ask)', '(ask: (name: string) => string)'], []],
  [
    'an export',
    ['export { Link }', 'export { Link }\nexport declare const LANGUAGE: string;'],
    [['minor', '`LANGUAGE` is new']],
  ],
  ['a comment', ['/** Addresses. */', '/** Other addresses. */'], []],
  ['another formatting', ['(page: string): string;', '(\n    page: string\n): string;'], []],
])('with %s', (_what, [text, instead], expected) => {
  expect(before).toContain(text);
  const changes = changesTo(before.replace(text, instead));
  expect(changes.map(({ size, sentence }) => [size, sentence])).toEqual(expected);
});

test('a new export counts as one change', () => {
  expect(compareContracts(new Map(), aContract('export declare const a: { b: string };'))).toEqual([
    { size: 'minor', specifier: '@tassis/platform', root: 'a', sentence: '`a` is new' },
  ]);
});
