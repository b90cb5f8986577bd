import { createServerSession } from '@tassis/auth';
import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { createSiteLanguage, type SiteLanguage } from '../language/site-language.ts';
import { keepText } from './stored-text.ts';
import { showSite } from './show-site.tsx';
import {
  appComes,
  app,
  controls,
  data,
  rendered,
  actions,
  loaded,
  recoveryProps,
  note,
  routerAt,
  serveThePage,
  hydrated,
  type Came,
} from '../testing/served-page.tsx';

serveThePage();

const shownLanguage = () => document.querySelector('output')?.textContent;

/** The site for a reader who prefers English where it exists. */
function english(): SiteLanguage {
  localStorage.setItem('locale', 'en');
  const people = createServerSession().store;
  return createSiteLanguage({ areas: [area], people, tell: () => Promise.resolve() });
}

const area = { mounts: ['/'], languages: ['fr' as const, 'en' as const] };

describe('while the app hydrates the page', () => {
  it('renders the content once', async () => {
    hydrated.mockClear();
    await appComes();
    expect(hydrated).toHaveBeenCalledOnce();
  });

  it('a tap is recorded, and handled once', async () => {
    const taps: Element[] = [];
    vi.stubGlobal('taps', taps);
    const { button } = controls();
    const came = appComes();
    while (document.documentElement.dataset['ready'] === undefined) {
      taps.push(button); // as the boot script does it
      button.click();
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    }
    await came;
    expect(actions).toHaveBeenCalledExactlyOnceWith('opened');
  });

  it('typed text reaches the app', async () => {
    const { input, form } = controls();
    const listening = vi.spyOn(HTMLElement.prototype, 'addEventListener');
    const came = appComes();
    while (listening.mock.calls.length === 0) await Promise.resolve();
    input.value = 'Amina';
    await came;
    form.requestSubmit();
    expect(actions).toHaveBeenCalledExactlyOnceWith('ordered for Amina');
  });
});

const anew: [string, Came][] = [
  ['another release of the area was loaded', { version: '0.9.0' }],
  ['the area failed to load', { version: undefined }],
  ['the router is at another path', { path: '/moved' }],
];

it('keeps a page as it was served when the app has the same versions', async () => {
  const served = controls();
  await appComes();
  expect(controls()).toEqual(served);
  expect(served.button.isConnected).toBe(true);
  served.button.click();
  expect(actions).toHaveBeenCalledExactlyOnceWith('opened');
});

it.each(anew)('a page is rendered again when %s', async (_when, came) => {
  const served = controls();
  await appComes(came);
  expect(served.button.isConnected).toBe(false);
  controls().button.click();
  expect(actions).toHaveBeenCalledExactlyOnceWith('opened');
});

it('a page that is rendered again has only its own head, whatever the server wrote', async () => {
  const served = '<link rel="canonical" href="/served"><meta name="robots" content="noindex">';
  document.head.innerHTML = `<meta name="viewport" content="width=device-width">${served}`;
  await appComes({ path: '/moved' });
  expect(document.head.innerHTML).toMatch(/^<meta name="viewport"[^>]*><link rel="c[^>]*moved">$/);
});

it('a French page is rendered again in English for a reader of English, and follows the next choice', async () => {
  const served = controls();
  served.input.value = 'Amina';
  const language = english();
  await appComes({ language });
  expect(served.input.isConnected).toBe(false);
  expect(shownLanguage()).toBe('en');
  expect(controls().input.value).toBe('Amina');
  expect(document.documentElement.lang).toBe('en');
  flushSync(() => language.choose('fr'));
  expect(shownLanguage()).toBe('fr');
  expect(controls().input.value).toBe('Amina');
  expect(document.documentElement.lang).toBe('fr');
});

it('another language refetches the answers', async () => {
  const language = english();
  const asked = vi.spyOn(app.queries, 'invalidateQueries');
  await appComes({ language });
  // The served page has its answers in French.
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  flushSync(() => language.choose('en'));
  expect(asked).toHaveBeenCalledOnce();
  flushSync(() => language.choose('fr'));
  expect(asked).toHaveBeenCalledTimes(2);
});

it('without a served page the app renders at once, although data is still loading', async () => {
  await showSite({
    ...app,
    ...recoveryProps,
    page: undefined,
    router: routerAt('/slow'),
    areas: loaded(undefined),
  });
  await vi.waitFor(() => expect(document.getElementById('root')?.textContent).toBe('Un instant…'));
});

it.each([
  ['redirects to the page that was shown early before anything is rendered', true, 'Amina'],
  ['is rendered first for a visitor, and asks who is signed in', false, ''],
])('the base path of an area %s', async (_what, isSignedIn, value) => {
  document.documentElement.dataset['early'] = '';
  controls().input.value = 'Amina';
  const router = routerAt('/base');
  const known = Promise.resolve(isSignedIn);
  await showSite({
    ...app,
    ...recoveryProps,
    page: undefined,
    known,
    router,
    areas: loaded(undefined),
  });
  await vi.waitFor(() => expect(rendered).toHaveBeenLastCalledWith('/moved'));
  await vi.waitFor(() => expect(controls().input.value).toBe(value));
  expect(rendered.mock.calls.flat().includes('/base')).toBe(!isSignedIn);
});

it('a page that fails to render is replaced by the error', async () => {
  const served = controls();
  vi.stubGlobal('taps', [served.button]);
  await appComes({ path: '/broken' });
  expect(document.getElementById('root')?.textContent).toBe('En panne');
  expect(actions).not.toHaveBeenCalled();
  expect(note).toHaveBeenCalledWith(new Error('broken'), expect.objectContaining({ kind: 'data' }));
});

it('text that a reload has stored is typed again', async () => {
  controls().input.value = 'Amina';
  keepText();
  controls().input.value = '';
  await appComes();
  await vi.waitFor(() => expect(controls().input.value).toBe('Amina'));
});

it.each([
  ['the same page after a retry', ['/mended'], 'Amina'],
  ['no other page that is opened in between', ['/moved', '/mended'], ''],
])('text typed in a page whose area failed is replayed in %s', async (_what, paths, value) => {
  controls().input.value = 'Amina';
  const router = await appComes({ path: '/mended' });
  expect(document.getElementById('root')?.textContent).toBe('En panne');
  data.broken = false;
  for (const path of paths) {
    await router.navigate(path);
    await vi.waitFor(controls);
  }
  await vi.waitFor(() => expect(controls().input.value).toBe(value));
});

describe.each([['it came to life', {}], ...anew])('in a page where %s', (_when, came) => {
  it('typed text reaches the app before the submit that followed it', async () => {
    const { input, form } = controls();
    input.value = 'Amina';
    vi.stubGlobal('taps', [form]);
    await appComes(came);
    expect(actions).toHaveBeenCalledExactlyOnceWith('ordered for Amina');
    expect(controls().input.value).toBe('Amina');
  });

  it('the scroll position stays with the reader', async () => {
    hydrated.mockClear();
    const router = await appComes(came);
    expect(hydrated.mock.calls).toContainEqual([router.state.location.pathname]);
  });

  it('an early tap is handled', async () => {
    vi.stubGlobal('taps', [controls().button]);
    await appComes(came);
    expect(actions).toHaveBeenCalledExactlyOnceWith('opened');
  });

  it('the focus and the caret are where they were', async () => {
    const { input } = controls();
    input.value = 'Amina';
    input.focus();
    input.setSelectionRange(2, 3);
    await appComes(came);
    const { input: now } = controls();
    expect(document.activeElement).toBe(now);
    expect([now.selectionStart, now.selectionEnd]).toEqual([2, 3]);
  });
});
