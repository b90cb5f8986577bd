import { expect, test } from 'vitest';
import { compareContracts, largestSize } from './compare-contracts.ts';

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

const contractOf = (text: string) => new Map([['@tassis/platform', text]]);
const changesTo = (after: string) => compareContracts(contractOf(before), contractOf(after));

test.each([
  [
    'an export',
    'export declare function pageTitle(page: string): string;\n',
    '',
    'major',
    '`pageTitle` is gone',
  ],
  ['an export of the router', 'export { Link }\n', '', 'major', '`Link` is gone'],
  ['a field', "    readonly home: '/';\n", '', 'major', '`paths.home` is gone'],
  ['an optional field', '    title?: string;\n', '', 'major', '`Area.title` is gone'],
])('without %s', (_what, text, instead, size, sentence) => {
  const changes = changesTo(before.replace(text, instead));
  expect([largestSize(changes), changes[0]?.sentence]).toEqual([size, sentence]);
});

test.each([
  [
    'another parameter',
    'pageTitle(page: string)',
    'pageTitle(page: number)',
    'major',
    '`pageTitle(1)` is `number`, it was `string`',
  ],
  [
    'another name of a parameter',
    'pageTitle(page: string)',
    'pageTitle(text: string)',
    undefined,
    undefined,
  ],
  [
    'another result',
    'string): string;\nexport declare function PageHead',
    'string): void;\nexport declare function PageHead',
    'major',
    '`pageTitle()` is `void`, it was `string`',
  ],
  [
    'one more parameter',
    'pageTitle(page: string)',
    'pageTitle(page: string, area: string)',
    'major',
    '`pageTitle(2)` is new, and must be given',
  ],
  [
    'one more that may be left out',
    'pageTitle(page: string)',
    'pageTitle(page: string, area?: string)',
    'minor',
    '`pageTitle(2)` is new',
  ],
  [
    'a parameter that may be left out',
    'pageTitle(page: string)',
    'pageTitle(page?: string)',
    'minor',
    '`pageTitle(1)` may be missing',
  ],
  [
    'a property of a component',
    '    title: string;\n',
    '    title: string;\n    text: string;\n',
    'major',
    '`PageHead(1).text` is new, and must be given',
  ],
  [
    'one that may be left out',
    '    title: string;\n',
    '    title: string;\n    text?: string;\n',
    'minor',
    '`PageHead(1).text` is new',
  ],
  [
    'a field that areas write',
    '    id: string;\n',
    '    id: string;\n    name: string;\n',
    'major',
    '`Area.name` is new, and must be given',
  ],
  [
    'one that they may leave out',
    '    id: string;\n',
    '    id: string;\n    name?: string;\n',
    'minor',
    '`Area.name` is new',
  ],
  [
    'a field that they must write now',
    '    title?: string;\n',
    '    title: string;\n',
    'major',
    '`Area.title` must be there',
  ],
  [
    'a field that they read',
    "    readonly home: '/';\n",
    "    readonly home: '/';\n    readonly blog: '/blog';\n",
    'minor',
    '`paths.blog` is new',
  ],
  [
    'a field of a file',
    '    id: z.ZodMiniString<string>;\n',
    '    id: z.ZodMiniString<string>;\n    letter: z.ZodMiniString<string>;\n',
    'major',
    '`schema<1>.letter` is new, and must be given',
  ],
  [
    'one that the file may leave out',
    '    id: z.ZodMiniString<string>;\n',
    '    id: z.ZodMiniString<string>;\n    letter: z.ZodMiniOptional<z.ZodMiniString<string>>;\n',
    'minor',
    '`schema<1>.letter` is new',
  ],
  [
    'what is given to a parameter',
    '(name: string) => string;\nexport declare function pageData',
    '(name: number) => string;\nexport declare function pageData',
    'major',
    '`pageData(1)(1)` is `number`, it was `string`',
  ],
  [
    'an export',
    'export { Link }',
    'export { Link }\nexport declare const LANGUAGE: string;',
    'minor',
    '`LANGUAGE` is new',
  ],
  [
    'a type that is written out where it had a name',
    'pageData(ask: Ask)',
    'pageData(ask: (name: string) => string)',
    undefined,
    undefined,
  ],
  ['a comment', '/** Addresses. */', '/** Other addresses. */', undefined, undefined],
  [
    'a layout of the text',
    '(page: string): string;',
    '(\n    page: string\n): string;',
    undefined,
    undefined,
  ],
])('with %s', (_what, text, instead, size, sentence) => {
  expect(before).toContain(text);
  const changes = changesTo(before.replace(text, instead));
  expect([largestSize(changes), changes[0]?.sentence, changes.length]).toEqual([
    size,
    sentence,
    size ? 1 : 0,
  ]);
});

test('a whole export that is new is one change', () => {
  expect(compareContracts(new Map(), contractOf('export declare const a: { b: string };'))).toEqual(
    [{ size: 'minor', specifier: '@tassis/platform', root: 'a', sentence: '`a` is new' }],
  );
});
