import { parse } from 'node-html-parser';
import * as z from 'zod/mini';

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
    [
      !isAbsolute(page.querySelector('meta[property="og:image"]'), 'content'),
      'Links to it are shown without a picture.',
    ],
    [
      !contentOf(page.querySelector('meta[property="og:title"]')),
      'Links to it are shown without a title.',
    ],
    [
      !page.querySelectorAll('script[type="application/ld+json"]').every(isJson),
      'What it tells search engines is no JSON-LD.',
    ],
    [count('h1') !== 1, `There are ${count('h1')} h1, one is wanted.`],
  ];
  return faults.flatMap(([isFault, sentence]) => (isFault ? [sentence] : []));
}

type Element = ReturnType<ReturnType<typeof parse>['querySelector']>;

function contentOf(meta: Element): string {
  return meta?.getAttribute('content')?.trim() ?? '';
}

function isAbsolute(element: Element, attribute = 'href'): boolean {
  return URL.canParse(element?.getAttribute(attribute) ?? '');
}

const structuredData = z.object({ '@context': z.string(), '@type': z.string() });

function isJson(script: NonNullable<Element>): boolean {
  try {
    return structuredData.safeParse(JSON.parse(script.text)).success;
  } catch {
    return false;
  }
}
