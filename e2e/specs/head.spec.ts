import { expect, test } from '../browser/test.ts';
import { mainSystem, publicPaths } from '../system/addresses.ts';
import { parsed, readBody } from '../system/json.ts';

/** The types of structured data on each public page, in the vocabulary of schema.org. */
const told: Record<(typeof publicPaths)[number], string[]> = {
  '/': ['ProfessionalService', 'FAQPage'],
  '/services': ['BreadcrumbList', 'ItemList', 'FAQPage'],
  '/services/creation-de-societe': ['Service', 'BreadcrumbList', 'FAQPage'],
  '/services/offline/pilotage': ['Service', 'BreadcrumbList'],
  '/privacy': ['BreadcrumbList'],
  '/company-creation': ['BreadcrumbList', 'Service'],
  '/domiciliation': ['BreadcrumbList', 'Service'],
  '/domiciliation/form': ['BreadcrumbList'],
  '/negative-certificate': ['BreadcrumbList', 'Service'],
};

type Manifest = { start_url: string; icons: { src: string; sizes: string }[] };

for (const path of publicPaths) {
  test(`${path} has the metadata for search engines and for shared links`, async () => {
    const html = await (await fetch(mainSystem.site + path)).text();
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    const data = blocks.map(([, json]) => parsed<{ '@type': string }>(json));
    expect(data.map((each) => each['@type'])).toEqual(told[path]);

    const property = (name: string) =>
      new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1];
    expect(property('url')).toBe(mainSystem.site + path);
    expect(html).toContain(`<title>${property('title')}`);
    const picture = await fetch(property('image') ?? '');
    expect(picture.headers.get('content-type')).toBe('image/png');
  });
}

test('the site’s icons exist, and the manifest with its icons', async () => {
  const html = await (await fetch(`${mainSystem.site}/login`)).text();
  const findHref = (rel: string) =>
    new RegExp(`<link rel="${rel}"[^>]*href="([^"]+)"`).exec(html)?.[1];
  for (const href of [findHref('icon'), findHref('apple-touch-icon'), '/favicon.ico']) {
    const answer = await fetch(new URL(href ?? 'none', mainSystem.site));
    expect([href, answer.status]).toEqual([href, 200]);
  }
  const manifestUrl = new URL(findHref('manifest') ?? 'none', mainSystem.site);
  const { icons, start_url: start } = await readBody<Manifest>(await fetch(manifestUrl));
  expect(new URL(start, manifestUrl).href).toBe(`${mainSystem.site}/`);
  for (const { src, sizes } of icons) {
    const picture = Buffer.from(await (await fetch(new URL(src, manifestUrl))).arrayBuffer());
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes); // The header of a PNG.
  }
});
