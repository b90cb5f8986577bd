import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RenderJob, Rendering } from '../rendering/render-job.ts';
import { aReleaseStore } from '../testing/release-store.ts';
import { followRelease, type CurrentRelease } from './current-release.ts';
import { createSitePages, type SitePages } from './site-pages.ts';

const render = vi.fn<(job: RenderJob) => Promise<Rendering>>();
const rendering = (body: string): Rendering => ({ head: '', body, answers: [], style: '' });
const siteName = vi.fn<() => string | undefined>();
let pages: SitePages;
let release: CurrentRelease;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  render.mockReset();
  siteName.mockReset();
  const { store } = await aReleaseStore();
  const current = await followRelease(store, () => undefined)();
  if (!current) throw new Error('nothing is released');
  release = current;
  pages = createSitePages({
    store,
    renderer: { render, close: () => Promise.resolve() },
    content: {
      current: () => Promise.resolve('1'),
      siteName,
      written: () => new Map(),
      close: () => undefined,
    },
    siteName,
    surroundings: { apiBaseUrl: 'http://api', siteUrl: 'https://site.example' },
    settings: {},
    onError: () => undefined,
  });
});
afterEach(() => vi.useRealTimers());

const frame = async () => (await pages.at(release, '/login')).html.toString();

describe('a frame that cannot be rendered', () => {
  it('is bare for a while, and whole once it can be', async () => {
    render.mockRejectedValueOnce(new Error('no')).mockResolvedValue(rendering('<h1>whole</h1>'));
    expect(await frame()).toContain('Chargement…');
    expect(await frame()).toContain('Chargement…');
    expect(render).toHaveBeenCalledOnce();
    vi.setSystemTime(Date.now() + 4_000);
    await frame(); // renders it behind this visitor's back
    expect(await frame()).toContain('<h1>whole</h1>');
    expect(render).toHaveBeenCalledTimes(2);
  });
});

describe('a page of the shell’s own that is rendered whole', () => {
  it('is written as a public page: one stylesheet of its own, the app at the first sign of use', async () => {
    const style = '.form{color:red}';
    render.mockResolvedValue({ ...rendering('<h1>Connexion</h1>'), style, isWhole: true });
    const html = await frame();
    expect(html.match(/<link rel="stylesheet"/g)).toHaveLength(1);
    expect(html).toMatch(/<link rel="stylesheet" href="\/mfe\/pages\//);
    expect(html).not.toContain('<link rel="modulepreload"');
    expect(html).toContain('"now":false');
    expect(html).toContain('id="tassis-page">{"path":"/login","answers":[]}');
  });
});

/** What is rendered for /login where the manifest is otherwise so. */
async function askedFor(changes: Partial<CurrentRelease['manifest']>) {
  release.manifest = { ...release.manifest, ...changes };
  render.mockResolvedValue(rendering(''));
  await frame();
  return render.mock.lastCall?.[0].subject;
}

describe('what a frame says of the page it stands around', () => {
  const subject = { kind: 'frame', path: '/login' };

  it('is asked of the shell, of a page of its own', async () => {
    expect(await askedFor({})).toEqual({ ...subject, own: '/login' });
  });

  it('is asked of nobody where an area that cannot be read has the page', async () => {
    const dropped = [{ id: 'ordering', mounts: ['/login'] }];
    expect(await askedFor({ dropped })).toEqual({ ...subject, own: undefined });
  });

  it('stands in its head', async () => {
    render.mockResolvedValue({ ...rendering(''), head: '<title>Connexion</title>' });
    expect(await frame()).toMatch(/<head>(?!.*<title>Tassis).*<title>Connexion<\/title>/);
  });
});

describe('the answer to a form', () => {
  const answer = { title: 'Contact', text: '', backTo: '/' };

  it('that was taken is rendered once for everybody', async () => {
    render.mockResolvedValue(rendering('<h1>Merci</h1>'));
    await pages.answer(release, { ...answer, tone: 'success' });
    const again = await pages.answer(release, { ...answer, tone: 'success' });
    expect(again).toContain('<h1>Merci</h1>');
    expect(render).toHaveBeenCalledOnce();
  });

  it('that was refused is rendered for who typed it', async () => {
    render.mockResolvedValue(rendering('<h1>Encore</h1>'));
    await pages.answer(release, { ...answer, tone: 'error' });
    await pages.answer(release, { ...answer, tone: 'error' });
    expect(render).toHaveBeenCalledTimes(2);
  });
});

describe('the name of the firm', () => {
  it('is told to who renders a frame and to the app in it, and the frame is made anew when it changes', async () => {
    render.mockImplementation(({ surroundings }) =>
      Promise.resolve(rendering(`<h1>${surroundings.siteName}</h1>`)),
    );
    siteName.mockReturnValue('Atlas');
    expect(await frame()).toContain('<h1>Atlas</h1>');
    siteName.mockReturnValue('Rif & Fils');
    // It is made behind a visitor's back.
    await expect.poll(frame).toContain('<h1>Rif & Fils</h1>');
    const renamed = await frame();
    expect(renamed).toContain('<title>Rif &amp; Fils</title>');
    expect(renamed).toContain('"siteName":"Rif & Fils"');
  });
});

it('a frame names what the page in it has besides the entry of its area', async () => {
  render.mockResolvedValue(rendering(''));
  const [area] = release.manifest.areas;
  if (!area) throw new Error('no area is released');
  const file = '/mfe/ordering/1/new-x.js';
  const entry = { scripts: {}, styleIntegrity: undefined };
  const filesOfPage = (pathname: string) => (pathname.endsWith('/new') ? [file] : []);
  release.entries = { [area.id]: { ...entry, filesOfPage } };
  const frameAt = async (pathname: string) => (await pages.at(release, pathname)).html.toString();
  expect(await frameAt('/ordering/sub/new')).toContain(file);
  expect(await frameAt('/ordering/sub/old')).not.toContain(file);
});
