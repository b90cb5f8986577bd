// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import shell from '../../shell.json' with { type: 'json' };
import { renderFrame, setUp } from './index.tsx';

const site = 'https://site.example';
const byMail = [
  '/reset-password',
  '/verify-email',
  '/invitation',
  '/unsubscribe',
  '/cancel-appointment',
];
const unlisted = new Set([...byMail, '/forgot-password']);
const open = shell.mounts.filter((mount) => !shell.guarded.includes(mount));

// The API refuses at once: a frame needs no answers.
beforeAll(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  setUp({ apiBaseUrl: 'http://nowhere.example', siteUrl: site });
});
afterAll(() => vi.unstubAllGlobals());

/** The head of the frame of a shell page. */
async function headAt(mount: string) {
  const { head } = await renderFrame(mount, mount);
  const [, title] = /<title>(.+?) · Tassis</.exec(head) ?? [];
  const [, description] = /name="description" content="(.+?)"/.exec(head) ?? [];
  const [, canonical] = /rel="canonical" href="(.+?)"/.exec(head) ?? [];
  return { title, description, canonical, isUnlisted: head.includes('content="noindex"') };
}

describe("the frame of a page that anyone may open has the page's own head", () => {
  it.each(open.filter((mount) => !unlisted.has(mount)))('%s', async (mount) => {
    const { title, description, ...head } = await headAt(mount);
    expect([title, description]).toEqual([expect.any(String), expect.any(String)]);
    expect(head).toEqual({ canonical: site + mount, isUnlisted: false });
  });

  it.each(open.filter((mount) => unlisted.has(mount)))(
    '%s: left out by search engines',
    async (mount) => {
      const { title, ...head } = await headAt(mount);
      expect(title).not.toBe('Ce lien n’est pas complet');
      expect(head).toMatchObject({ canonical: undefined, isUnlisted: true });
    },
  );
});

it('a page that only some may enter has no head of its own', async () => {
  expect(await headAt('/account')).toEqual({
    title: undefined,
    description: undefined,
    canonical: undefined,
    isUnlisted: false,
  });
});

it('shell.json lists the pages that only some may enter', () => {
  expect(shell.guarded).toEqual(['/account', '/releases']);
});

describe('the name of the firm, once it is set', () => {
  it('is in the title, the header and the previews of links', async () => {
    setUp({ apiBaseUrl: 'http://nowhere.example', siteUrl: site, siteName: 'Rif & Fils' });
    const { head, body } = await renderFrame('/login', '/login');
    setUp({ apiBaseUrl: 'http://nowhere.example', siteUrl: site });
    expect(head).toMatch(/<title>.+ · Rif &amp; Fils<\/title>/);
    expect(head).toContain('property="og:site_name" content="Rif &amp; Fils"');
    expect(body).toContain('Rif &amp; Fils');
    expect(head + body).not.toContain('Tassis');
  });
});
