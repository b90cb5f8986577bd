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
  drawn,
  happened,
  loaded,
  mending,
  note,
  routerAt,
  serveThePage,
  takenOver,
  type Came,
} from '../testing/served-page.tsx';

serveThePage();

const shownLanguage = () => document.querySelector('output')?.textContent;

/** The site of somebody who reads in English what can be. */
function english(): SiteLanguage {
  localStorage.setItem('locale', 'en');
  const people = createServerSession().store;
  return createSiteLanguage({ areas: [area], people, tell: () => Promise.resolve() });
}

const area = { mounts: ['/'], languages: ['fr' as const, 'en' as const] };

describe('while the app takes the page over', () => {
  it('its content is drawn once', async () => {
    takenOver.mockClear();
    await appComes();
    expect(takenOver).toHaveBeenCalledOnce();
  });

  it('a tap is recorded, and handled once', async () => {
    const taps: Element[] = [];
    vi.stubGlobal('taps', taps);
    const { button } = controls();
    const came = appComes();
    while (document.documentElement.dataset['ready'] === undefined) {
      taps.push(button); // as the boot script does
      button.click();
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    }
    await came;
    expect(happened).toHaveBeenCalledExactlyOnceWith('opened');
  });

  it('what is typed reaches it', async () => {
    const { input, form } = controls();
    const listening = vi.spyOn(HTMLElement.prototype, 'addEventListener');
    const came = appComes();
    while (listening.mock.calls.length === 0) await Promise.resolve();
    input.value = 'Amina';
    await came;
    form.requestSubmit();
    expect(happened).toHaveBeenCalledExactlyOnceWith('ordered for Amina');
  });
});

const anew: [string, Came][] = [
  ['another release of the area came', { version: '0.9.0' }],
  ['the area did not come', { version: undefined }],
  ['the router is at another path', { path: '/moved' }],
];

it('a page stays as it was served when the app is what it was rendered with', async () => {
  const served = controls();
  await appComes();
  expect(controls()).toEqual(served);
  expect(served.button.isConnected).toBe(true);
  served.button.click();
  expect(happened).toHaveBeenCalledExactlyOnceWith('opened');
});

it.each(anew)('a page is rendered anew when %s', async (_when, came) => {
  const served = controls();
  await appComes(came);
  expect(served.button.isConnected).toBe(false);
  controls().button.click();
  expect(happened).toHaveBeenCalledExactlyOnceWith('opened');
});

it('a page that is drawn anew says where it is alone, whatever the server said', async () => {
  const served = '<link rel="canonical" href="/served"><meta name="robots" content="noindex">';
  document.head.innerHTML = `<meta name="viewport" content="width=device-width">${served}`;
  await appComes({ path: '/moved' });
  expect(document.head.innerHTML).toMatch(/^<meta name="viewport"[^>]*><link rel="c[^>]*moved">$/);
});

it('a French page is rendered anew in English for who reads that, and follows the next choice', async () => {
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

it('another language has what was answered asked for again', async () => {
  const language = english();
  const asked = vi.spyOn(app.queries, 'invalidateQueries');
  await appComes({ language });
  // The served page carries its answers in French.
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  flushSync(() => language.choose('en'));
  expect(asked).toHaveBeenCalledOnce();
  flushSync(() => language.choose('fr'));
  expect(asked).toHaveBeenCalledTimes(2);
});

it('where no page was served something is drawn at once, though its data are on their way', async () => {
  await showSite({
    ...app,
    ...mending,
    page: undefined,
    router: routerAt('/slow'),
    areas: loaded(undefined),
  });
  await vi.waitFor(() => expect(document.getElementById('root')?.textContent).toBe('Un instant…'));
});

it.each([
  ['leads to the page that was shown early before anything is drawn', true, 'Amina'],
  ['is drawn first where nobody is known, and asks who is there', false, ''],
])('the base path of an area %s', async (_what, isSignedIn, value) => {
  document.documentElement.dataset['early'] = '';
  controls().input.value = 'Amina';
  const router = routerAt('/base');
  const known = Promise.resolve(isSignedIn);
  await showSite({ ...app, ...mending, page: undefined, known, router, areas: loaded(undefined) });
  await vi.waitFor(() => expect(drawn).toHaveBeenLastCalledWith('/moved'));
  await vi.waitFor(() => expect(controls().input.value).toBe(value));
  expect(drawn.mock.calls.flat().includes('/base')).toBe(!isSignedIn);
});

it('a page that cannot be shown gives way to the error', async () => {
  const served = controls();
  vi.stubGlobal('taps', [served.button]);
  await appComes({ path: '/broken' });
  expect(document.getElementById('root')?.textContent).toBe('En panne');
  expect(happened).not.toHaveBeenCalled();
  expect(note).toHaveBeenCalledWith(new Error('broken'), expect.objectContaining({ kind: 'data' }));
});

it('text stored by a reload is typed again', async () => {
  controls().input.value = 'Amina';
  keepText();
  controls().input.value = '';
  await appComes();
  await vi.waitFor(() => expect(controls().input.value).toBe('Amina'));
});

it.each([
  ['the same page when it is tried again', ['/mended'], 'Amina'],
  ['no other page that comes between', ['/moved', '/mended'], ''],
])('what was typed in a page whose area failed waits for %s', async (_what, paths, value) => {
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
  it('what was typed and sent before reaches the app, the text first', async () => {
    const { input, form } = controls();
    input.value = 'Amina';
    vi.stubGlobal('taps', [form]);
    await appComes(came);
    expect(happened).toHaveBeenCalledExactlyOnceWith('ordered for Amina');
    expect(controls().input.value).toBe('Amina');
  });

  it('its scroll position is left to the reader', async () => {
    takenOver.mockClear();
    const router = await appComes(came);
    expect(takenOver.mock.calls).toContainEqual([router.state.location.pathname]);
  });

  it('a tap from before is answered', async () => {
    vi.stubGlobal('taps', [controls().button]);
    await appComes(came);
    expect(happened).toHaveBeenCalledExactlyOnceWith('opened');
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
