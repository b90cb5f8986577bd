import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const repository = path.resolve(import.meta.dirname, '../..');
const files = globSync(
  '{apps/!(storybook),packages/{views,forms,order-fields,dashboard}}/src/**/*.{css,tsx}',
  {
    cwd: repository,
  },
).filter((file) => !/\.(?:test|stories)\.tsx$|\/src\/testing\//.test(file));

/** What an app must take from the design system instead, and how to recognise it. */
const forbidden: readonly { what: string; pattern: RegExp; in: RegExp }[] = [
  {
    what: 'a raw colour',
    pattern: /#[\da-f]{3,8}\b(?=[\s;,)'"])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\(/gi,
    in: /\.css$/,
  },
  { what: 'a raw colour', pattern: /['"`](?:#[\da-f]{3,8}|rgba?\(|hsla?\()/gi, in: /\.tsx$/ },
  { what: 'a font size in pixels', pattern: /font(?:-size)?:[^;}]*\d(?:px|pt)\b/g, in: /\.css$/ },
  {
    what: 'a home-made control',
    // A hidden input is not a control.
    pattern: /<(?:button|select|textarea|dialog|input(?![^>]*type="hidden"))\b/g,
    in: /\.tsx$/,
  },
];

function findingsIn(file: string, text: string): string[] {
  const code = text.replaceAll(/\/\*.*?\*\//gs, '');
  return forbidden
    .filter((rule) => rule.in.test(file))
    .flatMap(({ what, pattern }) =>
      [...code.matchAll(pattern)].map(([found]) => `${file}: ${what}, ${found}`),
    );
}

describe('apps build their screens from the design system', () => {
  it('finds every app with screens', () => {
    expect(files.length).toBeGreaterThan(80);
  });

  it('no raw colour, no font size in pixels, no home-made control', () => {
    expect(
      files.flatMap((file) => findingsIn(file, readFileSync(path.join(repository, file), 'utf8'))),
    ).toEqual([]);
  });

  it.each([
    ['a.css', 'p { color: #fff; }'],
    ['a.css', 'p { background: rgb(0 0 0 / 5%); }'],
    ['a.css', 'p { font-size: 14px; }'],
    ['a.tsx', 'const a = <button type="button">Oui</button>;'],
    ['a.tsx', 'const a = <input type="text" />;'],
    ['a.tsx', "const colour = '#b4482a';"],
  ])('finds %s: %s', (file, text) => {
    expect(findingsIn(file, text)).toHaveLength(1);
  });

  it('accepts a hidden input, a link to an anchor, and a measurement', () => {
    expect(
      findingsIn('a.tsx', '<input type="hidden" name="a" />; <a href="#services">…</a>'),
    ).toEqual([]);
    expect(findingsIn('a.css', '#root { width: 14px; font-size: var(--text-s); }')).toEqual([]);
  });
});
