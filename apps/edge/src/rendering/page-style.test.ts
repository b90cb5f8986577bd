import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pageStyle } from './page-style.ts';

async function getStyle(css: string, markup: string): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'tassis-style-')), 'style.css');
  await writeFile(file, css);
  return pageStyle([{ file, base: '/mfe/shell/1/' }], markup);
}

it('contains the rules that match the markup, and no others', async () => {
  const css = await getStyle('.hero{color:red}.dialog{color:blue}', '<p class="hero">x</p>');
  expect(css).toContain('.hero');
  expect(css).not.toContain('.dialog');
});

it('contains rules for classes that the boot script and the browser set later', async () => {
  const rules =
    'html[data-session] .slot{color:red}html[data-failed] .slot{color:red}details[open]>summary{color:red}';
  const css = await getStyle(rules, '<details><summary class="slot">x</summary></details>');
  expect(css).toContain('[data-session]');
  expect(css).toContain('[data-failed]');
  expect(css).toContain('[open]');
});

it('preserves the order of the layers, media and container rules', async () => {
  const rules =
    '@layer reset,base;@layer base{@media (width>1px){.a{color:red}}@container (width>1px){.a{color:blue}}}';
  const css = await getStyle(rules, '<p class="a">x</p>');
  expect(css).toContain('@layer reset,base;');
  expect(css).toMatch(/@media.+\.a.+@container.+\.a/s);
});

it('makes addresses absolute, since the page’s stylesheet lies elsewhere', async () => {
  const rules =
    '@font-face{font-family:F;src:url(./assets/f.woff2)}.a{background:url("assets/z.svg")}';
  const css = await getStyle(rules, '<p class="a">x</p>');
  expect(css).toContain('url(/mfe/shell/1/assets/f.woff2)');
  expect(css).toContain('url("/mfe/shell/1/assets/z.svg")');
});
