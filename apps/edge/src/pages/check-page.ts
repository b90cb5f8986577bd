import { isDeepStrictEqual } from 'node:util';
import { SOCIAL_PICTURE_SIZE, socialPicture } from '@tassis/platform/release';
import { parse } from 'node-html-parser';
import * as z from 'zod/mini';

/**
 * Lists what is wrong with the HTML of a public page, in sentences: what a strict content security policy would refuse,
 * what React hides until scripts run, and what search engines and screen readers require. A "not found" page has no
 * canonical address, and must not be listed.
 */
export function pageFaults(html: string, { isNotFound = false } = {}): string[] {
  const page = parse(html, { comment: true });
  const count = (selector: string) => page.querySelectorAll(selector).length;
  const inPage = (selector: string) => count(`#root ${selector}`);
  const faults: Faults = [
    [count('[style]') > 0, 'An element has a style attribute.'],
    [count('style') > 0, 'There is a <style> element.'],
    [inPage('script') > 0, 'React wrote a <script> into the page.'],
    [inPage('template') > 0 || inPage('[id^="S:"]') > 0, 'A part of the page is a hidden chunk.'],
    [/<!--\$[?!]/.test(html), 'A part of the page is a Suspense fallback.'],
    [!page.querySelector('title')?.text.trim(), 'There is no title.'],
    [!getContent(page.querySelector('meta[name="description"]')), 'There is no description.'],
    ...(isNotFound ? faultsOfNotFound(page) : faultsOfListed(page)),
    [
      !page.querySelectorAll('script[type="application/ld+json"]').every(isJson),
      'What it tells search engines is no JSON-LD.',
    ],
    [count('h1') !== 1, `There are ${count('h1')} h1, one is wanted.`],
  ];
  return faults.flatMap(([isFault, sentence]) => (isFault ? [sentence] : []));
}

type Faults = [isFault: boolean, sentence: string][];
type Document = ReturnType<typeof parse>;

function faultsOfListed(page: Document): Faults {
  return [
    [
      !URL.canParse(getHref(page.querySelector('link[rel="canonical"]'))),
      'There is no canonical address.',
    ],
    [
      !hasOwnPicture(page),
      'Links to it are shown without its own picture, or it does not say its size and what it shows (og:image…, twitter:card; PageHead does).',
    ],
    [
      !getContent(page.querySelector('meta[property="og:title"]')),
      'Links to it are shown without a title.',
    ],
  ];
}

function faultsOfNotFound(page: Document): Faults {
  return [
    [page.querySelector('link[rel="canonical"]') !== null, 'It has a canonical address.'],
    [getContent(page.querySelector('meta[name="robots"]')) !== 'noindex', 'It may be listed.'],
  ];
}

/** Whether the page has its own preview image, with absolute URLs and its size, so that networks can lay it out without fetching it. */
function hasOwnPicture(page: Document): boolean {
  const said = (name: string) => getContent(page.querySelector(`meta[property="og:image${name}"]`));
  const picture = URL.parse(said(''));
  const { pathname } = URL.parse(getHref(page.querySelector('link[rel="canonical"]'))) ?? {};
  const size = { width: Number(said(':width')), height: Number(said(':height')) };
  return (
    (pathname === undefined || picture?.pathname === socialPicture(pathname)) &&
    isDeepStrictEqual(size, SOCIAL_PICTURE_SIZE) &&
    said(':alt') !== '' &&
    getContent(page.querySelector('meta[name="twitter:card"]')) === 'summary_large_image'
  );
}

type Element = ReturnType<Document['querySelector']>;

function getContent(meta: Element): string {
  return meta?.getAttribute('content')?.trim() ?? '';
}

function getHref(link: Element): string {
  return link?.getAttribute('href') ?? '';
}

const structuredData = z.object({ '@context': z.string(), '@type': z.string() });

function isJson(script: NonNullable<Element>): boolean {
  try {
    return structuredData.safeParse(JSON.parse(script.text)).success;
  } catch {
    return false;
  }
}
