import { parse } from 'node-html-parser';

/**
 * What is wrong with a public page as it was written, in sentences; nothing when it is as it should be. What a policy
 * of strict content security would refuse, what React hides behind scripts, and what search engines and screen
 * readers cannot do without.
 */
export function pageFaults(html: string): string[] {
  const page = parse(html, { comment: true });
  const count = (selector: string) => page.querySelectorAll(selector).length;
  const inPage = (selector: string) => count(`#root ${selector}`);
  const faults: [isFault: boolean, sentence: string][] = [
    [count('[style]') > 0, 'An element has a style attribute.'],
    [count('style') > 0, 'There is a <style> element.'],
    [inPage('script') > 0, 'React wrote a <script> into the page.'],
    [inPage('template') > 0 || inPage('[id^="S:"]') > 0, 'A part of the page is a hidden chunk.'],
    [/<!--\$[?!]/.test(html), 'A part of the page is a Suspense fallback.'],
    [!page.querySelector('title')?.text.trim(), 'There is no title.'],
    [!contentOf(page.querySelector('meta[name="description"]')), 'There is no description.'],
    [!isAbsolute(page.querySelector('link[rel="canonical"]')), 'There is no canonical address.'],
    [count('h1') !== 1, `There are ${count('h1')} h1, one is wanted.`],
  ];
  return faults.flatMap(([isFault, sentence]) => (isFault ? [sentence] : []));
}

type Element = ReturnType<ReturnType<typeof parse>['querySelector']>;

function contentOf(meta: Element): string {
  return meta?.getAttribute('content')?.trim() ?? '';
}

function isAbsolute(link: Element): boolean {
  return URL.canParse(link?.getAttribute('href') ?? '');
}
