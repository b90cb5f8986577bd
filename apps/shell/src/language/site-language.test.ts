import { createServerSession } from '@tassis/auth';
import { aUser } from '@tassis/testing/answers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSiteLanguage, frenchSite } from './site-language.ts';

const areas = [
  { mounts: ['/', '/about', '/contact'] },
  { mounts: ['/negative-certificate'], languages: ['fr' as const, 'en' as const] },
];
const tell = vi.fn<() => Promise<void>>();

beforeEach(() => void tell.mockResolvedValue(undefined));
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const forbid = () => {
  throw new DOMException('forbidden', 'SecurityError');
};

/** Creates the site language of a reader whose account has this language, or of a visitor. */
function readBy(own?: 'fr' | 'en') {
  const people = createServerSession().store;
  people.setState({ user: own ? aUser('client', { locale: own }) : null });
  return { ...createSiteLanguage({ areas, people, tell }), people };
}

describe('the languages of a page', () => {
  it.each([
    ['/', ['fr']],
    ['/negative-certificate', ['fr', 'en']],
    ['/login', ['fr', 'en']],
    ['/account', ['fr', 'en']],
    ['/my-clients', ['fr', 'en']],
    ['/contact', ['fr']],
  ])('%s: %o', (path, languages) => {
    expect(frenchSite(areas).languagesAt(path)).toEqual(languages);
    expect(frenchSite(areas).localeAt(path)).toBe('fr');
  });
});

describe('the language of a page', () => {
  it.each([
    ['nothing chosen, a visitor', null, undefined, 'fr'],
    ['nothing chosen, an English reader', null, 'en', 'en'],
    ['English chosen here', 'en', undefined, 'en'],
    ['English chosen here, a French reader', 'en', 'fr', 'en'],
    ['French chosen here, an English reader', 'fr', 'en', 'fr'],
    ['something else stored', 'ar', undefined, 'fr'],
  ] as const)('%s', (...[, stored, own, locale]) => {
    if (stored) localStorage.setItem('locale', stored);
    expect(readBy(own).localeAt('/negative-certificate')).toBe(locale);
    expect(readBy(own).localeAt('/')).toBe('fr');
  });

  it('follows a choice, which is stored and announced to the listeners', () => {
    const language = readBy();
    const changed = vi.fn<() => void>();
    const leave = language.subscribe(changed);
    language.choose('en');
    expect(language.localeAt('/login')).toBe('en');
    expect(localStorage.getItem('locale')).toBe('en');
    expect(changed).toHaveBeenCalledOnce();
    expect(tell).not.toHaveBeenCalled();
    leave();
    language.choose('fr');
    expect(changed).toHaveBeenCalledOnce();
  });

  it("stays once it is held, even if the account's language changes", () => {
    const language = readBy('en');
    language.hold();
    language.people.setState({ user: aUser('client', { locale: 'fr' }) });
    expect(language.localeAt('/account')).toBe('en');
    expect(localStorage.getItem('locale')).toBe('en');
    expect(tell).not.toHaveBeenCalled();
    language.choose('fr');
    language.hold();
    expect(language.localeAt('/account')).toBe('fr');
  });

  it('follows the person who signs in', () => {
    const language = readBy();
    const changed = vi.fn<() => void>();
    language.subscribe(changed);
    language.people.setState({ user: aUser('client', { locale: 'en' }) });
    expect(changed).toHaveBeenCalled();
    expect(language.localeAt('/account')).toBe('en');
  });

  it('a choice of a signed-in person is sent to the server; a failure is only logged', async () => {
    const logged = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', logged);
    tell.mockImplementation(() => Promise.reject(new Error('offline')));
    const language = readBy('fr');
    language.choose('en');
    expect(tell).toHaveBeenCalledExactlyOnceWith('en');
    await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
    expect(language.localeAt('/account')).toBe('en');
  });

  it('lasts until the page is left where storage is forbidden', () => {
    vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, clear: () => undefined });
    const language = readBy();
    language.choose('en');
    expect(language.localeAt('/login')).toBe('en');
  });
});
