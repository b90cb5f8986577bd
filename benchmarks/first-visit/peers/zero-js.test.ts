import { expect, it } from 'vitest';
import { withoutScripts } from './zero-js.ts';

const scripts = [
  '<script type="importmap">{"integrity":{}}</script>',
  '<link rel="modulepreload" href="/b.js">',
  '<link rel="preload" as="script" href="/c.js">',
  '<script type="application/json" id="x">{"a":"<p>"}</script>',
  '<script type="module" src="/d.js"></script>',
].join('');

function page(inHead: string, inBody: string): string {
  return [
    '<!doctype html>\n<html lang="fr"><head><meta charset="utf-8" />',
    inHead,
    '<link rel="stylesheet" href="/a.css" /><link rel="preload" as="font" href="/f.woff2" crossorigin />',
    '</head><body><!-- kept --><p class=plain>&lt;script&gt;</p>',
    inBody,
    '</body></html>',
  ].join('');
}

it('removes what runs or preloads a script, and leaves every other byte', () => {
  expect(withoutScripts(page(scripts, '<script>start()</script>'))).toBe(page('', ''));
});
