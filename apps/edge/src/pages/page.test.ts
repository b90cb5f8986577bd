import { expect, it } from 'vitest';
import { makePage, restorePage } from './page.ts';

it('a page that comes out as it was is not compressed again', async () => {
  const page = await makePage('<h1>Tassis</h1>', []);
  const again = await makePage('<h1>Tassis</h1>', ['sha256-a']);
  expect(again).toEqual({ ...page, scriptHashes: ['sha256-a'] });
  expect(again.brotli).toBe(page.brotli);
});

it('a page is made again from its compressed text, if that is of its tag', async () => {
  const { html: _, ...page } = await makePage('<h1>Tassis</h1>', []);
  expect((await restorePage(page)).html.toString()).toBe('<h1>Tassis</h1>');
  await expect(restorePage({ ...page, etag: '"another"' })).rejects.toThrow('as it was written');
});
