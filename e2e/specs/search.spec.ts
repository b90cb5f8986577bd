import { get } from 'node:http';
import { parse } from 'node-html-parser';
import { expect, test } from '../browser/test.ts';
import { mainSystem } from '../system/addresses.ts';
import { parsed } from '../system/json.ts';
import { structuredData } from '../system/structured-data.ts';

/** The compressed response of an address: its status and its size. */
function travelling(address: string) {
  return new Promise<{ status: number | undefined; bytes: number }>((resolve, reject) => {
    const headers = { 'accept-encoding': 'br' };
    get(address, { headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => (bytes += part.length));
      answer.on('end', () => resolve({ status: answer.statusCode, bytes }));
    }).on('error', reject);
  });
}

/** All pages in the sitemap. */
async function listedPages(): Promise<string[]> {
  const map = await (await fetch(`${mainSystem.site}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = '']) => address);
}

/** A page as search engines read it. */
async function readPage(address: string) {
  const page = parse(await (await fetch(address)).text());
  const meta = (name: string) => page.querySelector(`meta[${name}]`)?.getAttribute('content') ?? '';
  const style = page.querySelector('link[rel="stylesheet"]')?.getAttribute('href') ?? '';
  return {
    address,
    page,
    meta,
    title: page.querySelector('title')?.text ?? '',
    description: meta('name="description"'),
    style: new URL(style, address).href,
    data: page
      .querySelectorAll('script[type="application/ld+json"]')
      .map(({ text }) => parsed<{ '@context': string; '@type': string }>(text)),
  };
}

test.describe('each page in the sitemap', () => {
  let pages: Awaited<ReturnType<typeof readPage>>[];
  test.beforeAll(async () => {
    // One after the other, because parallel requests would wait for one thread.
    pages = [];
    for (const address of await listedPages()) pages.push(await readPage(address));
    expect(pages.length).toBeGreaterThan(40);
  });

  test('has a unique title and description of a suitable length', () => {
    const wrong = pages.filter(
      ({ title, description }) =>
        title.length > 60 || description.length < 120 || description.length > 160,
    );
    expect(
      wrong.map(({ address, title, description }) => [
        new URL(address).pathname,
        title.length,
        description.length,
      ]),
    ).toEqual([]);
    for (const said of ['title', 'description'] as const)
      expect(new Set(pages.map((page) => page[said])).size).toBe(pages.length);
  });

  test('has one canonical address and one h1', () => {
    for (const { address, page } of pages) {
      const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
      expect([canonical, page.querySelectorAll('h1').length]).toEqual([address, 1]);
    }
  });

  test('has the structured data that Google requires, about what is on the page', () => {
    for (const { address, page, data } of pages) {
      const read = data.map(({ '@context': context, ...said }) => {
        expect(context).toBe('https://schema.org');
        return structuredData.parse(said);
      });
      const trails = read.filter((said) => said['@type'] === 'BreadcrumbList');
      const ways = trails.map(({ itemListElement: steps }) => [steps[0]?.item, steps.at(-1)?.item]);
      const isHome = new URL(address).pathname === '/';
      expect([address, ways]).toEqual([address, isHome ? [] : [[`${mainSystem.site}/`, address]]]);
      const articles = read.filter((said) => said['@type'] === 'Article');
      expect(articles).toHaveLength(/\/blog\/./.test(address) ? 1 : 0);
      for (const said of read) {
        if (said['@type'] !== 'FAQPage') continue;
        const shown = page.querySelectorAll('details[name] summary').map(({ text }) => text.trim());
        expect(shown).toEqual(said.mainEntity.map(({ name }) => name));
      }
    }
  });

  test('has a breadcrumb if it is below another page', () => {
    for (const { address, page } of pages) {
      const isDeep = new URL(address).pathname.split('/').length > 2;
      const way = page.querySelector('[aria-label="Fil d’Ariane"]');
      expect([address, way !== null]).toEqual([address, isDeep]);
    }
  });

  test('fits into a server’s first round trip, and so does its style sheet', async () => {
    const styles = [...new Set(pages.map(({ style }) => style))];
    const sizes = await Promise.all(pages.map(({ address }) => travelling(address)));
    const heavy = pages.filter((_, index) => (sizes[index]?.bytes ?? Infinity) > 14 * 1024);
    expect(heavy.map(({ address }) => address)).toEqual([]);
    for (const style of styles) {
      const { status, bytes } = await travelling(style);
      expect([style, status, bytes < 8000]).toEqual([style, 200, true]);
    }
  });

  test('has a picture of its own for shared links', async () => {
    const pictures = pages.map(({ meta }) => meta('property="og:image"'));
    expect(new Set(pictures).size).toBe(pages.length);
    const looked = pictures.filter((_, index) => index % 8 === 0);
    for (const picture of looked) {
      const answer = await fetch(picture);
      const png = Buffer.from(await answer.arrayBuffer());
      const size = `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
      expect([picture, answer.status, size]).toEqual([picture, 200, '1200x630']);
      expect(png.length).toBeLessThan(60_000);
    }
  });
});

test.describe('pages that search engines must not index', () => {
  for (const path of ['/client-dashboard/orders', '/account', '/my-clients'])
    test(path, async () => {
      const answer = await fetch(mainSystem.site + path);
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    });

  for (const path of ['/cancel-appointment', '/services/plomberie', '/blog/rien'])
    test(path, async () => {
      const page = parse(await (await fetch(mainSystem.site + path)).text());
      expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    });
});

test('robots.txt names the sitemap', async () => {
  const said = await (await fetch(`${mainSystem.site}/robots.txt`)).text();
  expect(said).toContain(`Sitemap: ${mainSystem.site}/sitemap.xml`);
});
