import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RenderJob, Rendering } from '../rendering/render-job.ts';
import { aReleaseStore } from '../testing/release-store.ts';
import { followRelease, type CurrentRelease } from './current-release.ts';
import { createSitePages, type SitePages } from './site-pages.ts';

const render = vi.fn<(job: RenderJob) => Promise<Rendering>>();
const rendering = (body: string): Rendering => ({ head: '', body, answers: [], style: '' });
const onError = vi.fn<(error: unknown) => void>();
const siteName = vi.fn<() => string | undefined>();
let pages: SitePages;
let release: CurrentRelease;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  render.mockReset();
  siteName.mockReset();
  onError.mockReset();
  const { store } = await aReleaseStore();
  const current = await followRelease(store, () => undefined)();
  if (!current) throw new Error('nothing is released');
  release = current;
  pages = createSitePages({
    store,
    renderer: { render, close: () => Promise.resolve() },
    content: {
      current: () => Promise.resolve('1'),
      afterStart: () => Promise.resolve('1'),
      siteName,
      written: () => new Map(),
      close: () => undefined,
    },
    siteName,
    surroundings: { apiBaseUrl: 'http://api', siteUrl: 'https://site.example' },
    settings: {},
    onError,
  });
});
afterEach(() => vi.useRealTimers());

const htmlAt = async (pathname: string) => (await pages.at(release, pathname)).html.toString();
const frame = () => htmlAt('/login');

describe('a frame that cannot be rendered', () => {
  it('is bare for a while, and whole once it can be', async () => {
    render.mockRejectedValueOnce(new Error('no')).mockResolvedValue(rendering('<h1>whole</h1>'));
    expect(await frame()).toContain('Chargement…');
    expect(await frame()).toContain('Chargement…');
    expect(render).toHaveBeenCalledOnce();
    vi.setSystemTime(Date.now() + 4_000);
    await frame(); // renders it in the background
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

  it('is tried again soon where its frame stood in for it', async () => {
    render
      .mockResolvedValueOnce({ ...rendering('<p>loading</p>'), isStandIn: true, failure: 'no' })
      .mockResolvedValue({ ...rendering('<h1>Connexion</h1>'), isWhole: true });
    expect(await frame()).toContain('<p>loading</p>');
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cause: 'no' }));
    vi.setSystemTime(Date.now() + 4_000);
    await frame(); // renders it in the background
    expect(await frame()).toContain('<h1>Connexion</h1>');
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
    // It is rendered in the background.
    await expect.poll(frame).toContain('<h1>Rif & Fils</h1>');
    const renamed = await frame();
    expect(renamed).toContain('<title>Rif &amp; Fils</title>');
    expect(renamed).toContain('"siteName":"Rif & Fils"');
  });
});

describe('what a page of an area with roles shows early', () => {
  beforeEach(() => {
    const [area] = release.manifest.areas;
    if (!area) throw new Error('no area is released');
    release.manifest = { ...release.manifest, areas: [{ ...area, roles: ['admin'] }] };
    const entry = { scripts: {}, styleIntegrity: undefined, hasStyle: true, filesOfPage: () => [] };
    const pattern = '/ordering/sub/:id';
    const patternOfPage = (at: string) => (at.endsWith('/new') ? pattern : undefined);
    release.entries = { [area.id]: { ...entry, patternOfPage } };
  });

  it('stands in its frame, with the stylesheets that it meets, and the app starts at once', async () => {
    const areaStyles = [
      ['style.css', 'x'],
      ['list.css', 'sha256-x'],
    ] as const;
    render.mockResolvedValue({ ...rendering('<h1>Commandes</h1>'), areaStyles });
    const html = await htmlAt('/ordering/sub/new');
    expect(render.mock.lastCall?.[0].subject).toMatchObject({
      kind: 'early',
      path: '/ordering/sub/-',
      area: { id: 'ordering' },
    });
    expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      expect.stringContaining('/fonts.css'),
      expect.stringMatching(/\/mfe\/shell\/.+\/style\.css/),
      expect.stringMatching(/\/mfe\/ordering\/.+\/style\.css/),
      expect.stringMatching(/\/mfe\/ordering\/.+\/list\.css" integrity="sha256-x"/),
    ]);
    expect(html).toContain('"now":true');
    expect(html).not.toContain('tassis-page');
  });

  it('is left out where it fails or the shell knows of none: the frame says that the page is on its way', async () => {
    const failure = new Error('no');
    render.mockRejectedValueOnce(failure).mockResolvedValue(rendering('<p>loading</p>'));
    const html = await htmlAt('/ordering/sub/new');
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cause: failure }));
    expect(html).toContain('<p>loading</p>');
    expect(html).toContain('/mfe/ordering/');
    expect(render.mock.calls.map(([job]) => job.subject.kind)).toEqual(['early', 'frame']);
  });

  it.each([
    ['while the area is taken off the site', { enabled: false }],
    ['where the shell cannot run the area', { requires: { platformApi: '^99.0.0' } }],
  ])('is not rendered %s', async (_when, change) => {
    release.manifest = {
      ...release.manifest,
      areas: release.manifest.areas.map((area) => ({ ...area, ...change })),
    };
    render.mockResolvedValue(rendering('<p>loading</p>'));
    await htmlAt('/ordering/sub/new');
    expect(render.mock.calls.map(([job]) => job.subject.kind)).toEqual(['frame']);
  });

  it('is not rendered where the release does not say which page it is', async () => {
    render.mockResolvedValue(rendering('<p>loading</p>'));
    await htmlAt('/ordering/sub/old');
    expect(render.mock.lastCall?.[0].subject.kind).toBe('frame');
  });
});

it('a frame names what the page in it has besides the entry of its area', async () => {
  render.mockResolvedValue(rendering(''));
  const [area] = release.manifest.areas;
  if (!area) throw new Error('no area is released');
  const file = '/mfe/ordering/1/new-x.js';
  const entry = { scripts: {}, styleIntegrity: undefined, hasStyle: true };
  const page = '/ordering/sub/new';
  const patternOfPage = (pathname: string) => (pathname === page ? page : undefined);
  const filesOfPage = (pathname: string) => (pathname === page ? [file] : []);
  release.entries = { [area.id]: { ...entry, patternOfPage, filesOfPage } };
  expect(await htmlAt('/ordering/sub/new')).toContain(file);
  expect(await htmlAt('/ordering/sub/old')).not.toContain(file);
});
