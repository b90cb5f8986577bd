import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RenderJob, Rendering } from '../rendering/render-job.ts';
import { publish } from '../releases/publish.ts';
import { aReleaseStore, builtArea, describeArea, put } from '../testing/release-store.ts';
import { followRelease, type CurrentRelease } from './current-release.ts';
import { createSitePages, type SitePages } from './site-pages.ts';

const PATHS = ['/ordering', '/ordering/a', '/ordering/b'];

const render = vi.fn<(job: RenderJob) => Promise<Rendering>>();
let content: string;
let errors: unknown[];
let pages: SitePages;
let release: CurrentRelease;

beforeEach(async () => {
  content = '1';
  errors = [];
  const { store, builds } = await aReleaseStore();
  const folder = await builtArea(builds, 'ordering', 'export {}');
  await describeArea(folder, { mounts: ['/ordering/*'], prerender: PATHS });
  await put(path.join(folder, 'dist/server/index.cjs'), 'exports.area = {}');
  await publish(store, folder);
  const current = await followRelease(store, () => undefined)();
  if (!current) throw new Error('nothing is released');
  release = current;
  pages = createSitePages({
    store,
    renderer: { render, close: () => Promise.resolve() },
    content: {
      current: () => Promise.resolve(content),
      afterStart: () => Promise.resolve(content),
      siteName: () => undefined,
      written: () => new Map(),
      close: () => undefined,
    },
    siteName: () => undefined,
    surroundings: { apiBaseUrl: 'http://api', siteUrl: 'https://site.example' },
    settings: {},
    onError: (error) => errors.push(error),
  });
  render.mockReset().mockImplementation(rendered);
});
afterEach(() => vi.useRealTimers());

const rendered = ({ subject }: RenderJob): Promise<Rendering> => {
  const body = `<h1>${'path' in subject ? subject.path : ''} of ${content}</h1>`;
  return Promise.resolve({ head: '', body, answers: [], style: '' });
};
const shown = async (pathname: string) => {
  const { html } = await pages.at(release, pathname);
  return /<h1>(.+?)<\/h1>/.exec(html.toString())?.[1];
};
const ofContent = (name: string) => PATHS.map((pathname) => `${pathname} of ${name}`);
/** Lets seconds go by until the work is done, however long what is read and written meanwhile takes. */
const hurried = async (work: Promise<void>): Promise<void> => {
  const done = work.then(() => true);
  while (!(await Promise.race([done, turn(false)]))) await vi.advanceTimersByTimeAsync(1_000);
};
const allShown = () => Promise.all(PATHS.map(shown));

it('pages are rendered ahead one after the other, also while older ones are there', async () => {
  await pages.warm(release);
  let underWay = 0;
  let most = 0;
  render.mockImplementation(async (job) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await turn();
    underWay -= 1;
    return rendered(job);
  });
  content = '2';
  const warmed = pages.warm(release);
  content = '3';
  await Promise.all([warmed, pages.warm(release)]);
  expect(most).toBe(1);
  expect(render).toHaveBeenCalledTimes(6);
  expect(await allShown()).toEqual(ofContent('3'));
});

it('a page that fails is tried again without a visit, and does not stop the others', async () => {
  await pages.warm(release);
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  content = '2';
  render.mockRejectedValueOnce(new Error('no')).mockRejectedValueOnce(new Error('no'));
  await hurried(pages.warm(release));
  expect(errors).toHaveLength(2);
  expect(await allShown()).toEqual(ofContent('2'));
});

it('a page that goes on failing is tried four times, then left to its next visitor', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  render.mockRejectedValue(new Error('no'));
  await hurried(pages.warm(release));
  expect(render).toHaveBeenCalledTimes(4 * PATHS.length);
});
