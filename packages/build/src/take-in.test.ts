import { expect, it } from 'vitest';
import { takeIn } from './take-in.ts';

const helpers = {
  type: 'chunk' as const,
  fileName: 'helpers-A1.js',
  code: 'var e=()=>"text",t=(e)=>e();export{t as n,e as r};',
  imports: [],
};
const scriptWith = (code: string) => ({
  type: 'chunk' as const,
  fileName: 'remoteEntry.alpha.js',
  code,
  imports: ['helpers-A1.js', 'react'],
});

it('a script contains what it imported at once, whose names stay its own', async () => {
  const script = scriptWith(
    'import{n as r,r as n}from"./helpers-A1.js";var e=1;export{e};export const get=()=>r(n);',
  );
  takeIn(script, { 'helpers-A1.js': helpers });
  expect(script.code).not.toContain('from"');
  expect(script.imports).toEqual(['react']);
  const url = `data:text/javascript,${encodeURIComponent(script.code)}`;
  // The script above exports it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { get } = (await import(/* @vite-ignore */ url)) as { get: () => string };
  expect(get()).toBe('text');
});

it.each([
  ['an import of another form', 'import*as all from"./helpers-A1.js";', helpers],
  [
    'helpers that import more',
    'import{n}from"./helpers-A1.js";',
    { ...helpers, imports: ['b.js'] },
  ],
])('%s ends the build', (_name, code, found) => {
  expect(() => takeIn(scriptWith(code), { 'helpers-A1.js': found })).toThrow(
    'remoteEntry.alpha.js imports helpers-A1.js, which nothing would check',
  );
});
