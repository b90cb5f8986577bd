import { describe, expect, it } from 'vitest';
import { listedHead } from '../testing/listed-head.ts';
import { pageFaults } from './check-page.ts';

const head = `${listedHead}<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebPage"}</script>`;

function aPage({ inHead = head, inRoot = '<h1>Bienvenue</h1>' } = {}): string {
  return `<!doctype html><html lang="fr"><head>${inHead}<script>boot()</script></head><body><div id="root">${inRoot}</div><script type="application/json">{}</script></body></html>`;
}

const withPart = (part: string) => aPage({ inRoot: `<h1>Bienvenue</h1>${part}` });

describe('a public page', () => {
  it('as it should be has no fault', () => {
    expect(pageFaults(aPage())).toEqual([]);
  });

  it.each([
    ['a style attribute', withPart('<p style="color:red">x</p>')],
    ['a <style>', withPart('<style>p{}</style>')],
    ['a script of React', withPart('<script>$RC("B:0","S:0")</script>')],
    ['a hidden chunk', withPart('<div hidden id="S:0"><p>late</p></div>')],
    ['a hidden chunk’s place', withPart('<template id="B:0"></template>')],
    ['a fallback', withPart('<!--$?--><p>Chargement…</p><!--/$-->')],
    ['a failed part', withPart('<!--$!--><p>Chargement…</p><!--/$-->')],
    ['no title', aPage({ inHead: head.replace('<title>Titre', '<title> ') })],
    ['no description', aPage({ inHead: head.replace('Des services.', '') })],
    [
      'no canonical address',
      aPage({ inHead: head.replace('href="https://site.example/"', 'href="/"') }),
    ],
    ['no title for links', aPage({ inHead: head.replace('og:title', 'title') })],
    ['no picture for links', aPage({ inHead: head.replace('https://site.example/social', 's') })],
    ['the picture of another page', aPage({ inHead: head.replace('/social', '/social/a') })],
    ['a picture of another size', aPage({ inHead: head.replace('630', '600') })],
    ['a picture without its words', aPage({ inHead: head.replace(':alt', '') })],
    ['a small picture', aPage({ inHead: head.replace('summary_large_image', 'summary') })],
    ['JSON-LD that is none', aPage({ inHead: head.replace('{"@context"', '"@context"') })],
    ['JSON-LD of nothing', aPage({ inHead: head.replace('"@type"', '"type"') })],
    ['no h1', aPage({ inRoot: '<h2>Bienvenue</h2>' })],
    ['two h1', withPart('<h1>Encore</h1>')],
  ])('with %s has one fault', (_name, html) => {
    expect(pageFaults(html)).toHaveLength(1);
  });
});

const findFaults = (inHead: string) => pageFaults(aPage({ inHead }), { isNotFound: true });

describe('a page that says that there is none', () => {
  const inHead =
    '<title>Introuvable</title><meta name="description" content="x"><meta name="robots" content="noindex">';

  it('has no address, and is left out by search engines', () => {
    expect(findFaults(inHead)).toEqual([]);
  });

  it.each([
    ['a canonical address', `${inHead}<link rel="canonical" href="https://tassis.example/x">`],
    ['nothing said to search engines', inHead.replace('noindex', 'all')],
  ])('with %s has one fault', (_name, changed) => {
    expect(findFaults(changed)).toHaveLength(1);
  });
});
