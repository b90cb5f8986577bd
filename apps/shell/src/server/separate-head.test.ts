import { expect, it } from 'vitest';
import { separateHead } from './separate-head.ts';

it('separates titles, metas and links at the front from the page', () => {
  const head =
    '<title>Un &lt;titre&gt;</title><meta name="description" content="a &gt; b"/><link rel="canonical" href="/"/>';
  expect(separateHead(`${head}<a href="#content">Aller</a><link rel="x"/>`)).toEqual({
    head,
    body: '<a href="#content">Aller</a><link rel="x"/>',
  });
});

it('leaves a page without any unchanged', () => {
  expect(separateHead('<p>x</p>')).toEqual({ head: '', body: '<p>x</p>' });
});
