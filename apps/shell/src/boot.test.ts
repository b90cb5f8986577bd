import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bootPage, endPage, leavePage } from './testing/boot-page.ts';

/** jsdom has no idle callback. */
const idle = vi.fn<(callback: () => void) => void>();

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', idle);
});
afterEach(() => {
  leavePage();
  idle.mockClear();
  document.cookie = 'token=; max-age=0';
  localStorage.clear();
  sessionStorage.clear();
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

const toAddress = (path: string) => new URL(path, location.href).href;

/** Simulates the navigation type, which jsdom does not report. */
function entered(type: NavigationTimingType, name = 'https://tassis.example/') {
  const entry = { name, entryType: 'navigation', startTime: 0, duration: 0, type };
  return (
    vi
      .spyOn(performance, 'getEntriesByType')
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of the entry is read
      .mockReturnValue([entry as unknown as PerformanceNavigationTiming])
  );
}

function forbidden(): never {
  throw new DOMException('forbidden', 'SecurityError');
}

function signIn(): void {
  document.cookie = 'token=x';
}

describe('the app of a public page', () => {
  it('is not fetched while the page is only read', async () => {
    const { isAskedFor } = await bootPage();
    dispatchEvent(new Event('load'));
    // Browsers fire this for a mouse that rests over the page.
    document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(idle).not.toHaveBeenCalled();
    expect(isAskedFor()).toBe(false);
  });

  it.each(['pointermove', 'scroll'])(
    'is fetched when the browser is idle after the first %s',
    async (sign) => {
      const { isAskedFor } = await bootPage();
      document.dispatchEvent(new Event(sign, { bubbles: true }));
      expect(isAskedFor()).toBe(false);
      idle.mock.calls[0]?.[0]();
      expect(isAskedFor()).toBe(true);
    },
  );

  it.each([
    ['a language', () => localStorage.setItem('language', 'en')],
    ['a text', () => sessionStorage.setItem('text', '…')],
  ])(
    'is fetched when the page has loaded, for a visitor who has left %s here',
    async (_what, leave) => {
      leave();
      const { isAskedFor } = await bootPage();
      dispatchEvent(new Event('load'));
      expect(isAskedFor()).toBe(false);
      idle.mock.calls[0]?.[0]();
      expect(isAskedFor()).toBe(true);
    },
  );

  it('is fetched a moment later in browsers without idle callback', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const later = vi.fn<(callback: () => void) => void>();
    vi.stubGlobal('setTimeout', later);
    const { isAskedFor } = await bootPage();
    document.dispatchEvent(new Event('scroll', { bubbles: true }));
    vi.unstubAllGlobals();
    expect(isAskedFor()).toBe(false);
    later.mock.calls[0]?.[0]();
    expect(isAskedFor()).toBe(true);
  });

  it.each(['pointerdown', 'focusin', 'keydown'])(
    'is fetched at the first %s, even if the page handles it itself',
    async (eventName) => {
      const { isAskedFor } = await bootPage();
      document.body.addEventListener(eventName, (event) => event.stopPropagation(), { once: true });
      document.body.dispatchEvent(new Event(eventName, { bubbles: true }));
      expect(isAskedFor()).toBe(true);
    },
  );

  it('waits for such an action with `Save-Data`', async () => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    });
    const { isAskedFor } = await bootPage();
    document.dispatchEvent(new Event('scroll', { bubbles: true }));
    expect(idle).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(isAskedFor()).toBe(true);
  });

  it('waits while a mouse only rests on the page, which browsers report as a move by zero pixels', async () => {
    await bootPage();
    document.dispatchEvent(new MouseEvent('pointermove', { bubbles: true }));
    expect(idle).not.toHaveBeenCalled();
    document.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, movementY: 3 }));
    expect(idle).toHaveBeenCalled();
  });

  it('is fetched once', async () => {
    await bootPage();
    for (const sign of ['scroll', 'pointerdown', 'keydown']) dispatchEvent(new Event(sign));
    idle.mock.calls[0]?.[0]();
    expect(document.head.querySelectorAll('link')).toHaveLength(2);
  });
});

const reasonsToStart: [string, { now?: true }, () => void][] = [
  ['the page is not public', { now: true }, () => undefined],
  ['there is a cookie of a session', {}, signIn],
  ['a session is stored', {}, () => localStorage.setItem('token', 'x')],
];

describe('the app', () => {
  it('is fetched with the integrity of each script, and with its styles', async () => {
    await bootPage({ now: true });
    const links = [...document.head.querySelectorAll('link')];
    expect(links).toMatchObject([
      { rel: 'preload', href: toAddress('/mfe/shell/1/style.css') },
      {
        rel: 'modulepreload',
        href: toAddress('/mfe/shell/1/main.js'),
        integrity: 'sha256-main',
        crossOrigin: '',
      },
    ]);
  });

  it('runs when the page has been parsed to its end, not before', async () => {
    const { isRunning } = await bootPage({ now: true });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isRunning()).toBe(false);
    endPage();
    await vi.waitFor(() => expect(isRunning()).toBe(true));
  });

  it('runs after a sign of interest that came when the page was complete', async () => {
    const { isRunning } = await bootPage();
    endPage();
    dispatchEvent(new Event('keydown'));
    await vi.waitFor(() => expect(isRunning()).toBe(true));
  });

  it.each(reasonsToStart)('is fetched at once when %s', async (_when, start, prepare) => {
    prepare();
    const { isAskedFor } = await bootPage(start);
    expect(isAskedFor()).toBe(true);
  });

  it('is not fetched at once because of a cookie with a similar name', async () => {
    document.cookie = 'csrf_token=x';
    const { isAskedFor } = await bootPage();
    document.cookie = 'csrf_token=; max-age=0';
    expect(isAskedFor()).toBe(false);
  });
});

describe('content below the window', () => {
  const { dataset } = document.documentElement;
  it('is left out of the first layout, and stays left out until the app lays it out', async () => {
    const asked = entered('navigate');
    await bootPage();
    expect(asked).toHaveBeenCalledWith('navigation');
    expect(dataset['arriving']).toBe('');
    dispatchEvent(new Event('keydown'));
    expect(dataset['arriving']).toBe('');
  });

  it.each(['reload', 'back_forward'] as const)('is laid out at once after a %s', async (type) => {
    entered(type);
    await bootPage();
    expect(dataset['arriving']).toBeUndefined();
  });

  it.each(['#questions', '#:~:text=avis'])('is laid out at once for a link to %s', async (hash) => {
    entered('navigate', `https://tassis.example/${hash}`);
    await bootPage();
    expect(dataset['arriving']).toBeUndefined();
  });

  it('is laid out at once in browsers that do not report the navigation type', async () => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
    await bootPage();
    expect(dataset['arriving']).toBeUndefined();
  });
});

describe('the page', () => {
  const { dataset } = document.documentElement;

  it('is marked when a session is stored, so that it offers no sign-in', async () => {
    signIn();
    await bootPage();
    expect(dataset['session']).toBe('');
  });

  it.each([{}, { now: true }])('is not marked without one: %j', async (start) => {
    await bootPage(start);
    expect(dataset['session']).toBeUndefined();
  });

  it.each([
    ['does not come', 'throw new Error("refused")'],
    ['cannot start', 'export const started = Promise.reject(new Error("refused"))'],
  ])(
    'shows its notice with the link to sign in when the app %s, and reports it to the console and the edge',
    async (_when, script) => {
      signIn();
      const entry = `data:text/javascript,${script}//failing`;
      const reported = vi.fn<typeof reportError>();
      vi.stubGlobal('reportError', reported);
      const sendBeacon = vi.fn<typeof navigator.sendBeacon>();
      Object.assign(navigator, { sendBeacon });
      await bootPage({ entry });
      expect(dataset['session']).toBe('');
      endPage();
      await vi.waitFor(() => expect(dataset['failed']).toBe(''));
      expect(dataset['session']).toBeUndefined();
      expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('refused'));
      expect(sendBeacon).toHaveBeenCalledExactlyOnceWith(entry);
    },
  );

  it('shows no notice when the app has started', async () => {
    const { isRunning } = await bootPage({ now: true });
    endPage();
    await vi.waitFor(() => expect(isRunning()).toBe(true));
    expect(dataset['failed']).toBeUndefined();
  });

  it('works where storage is forbidden', async () => {
    vi.stubGlobal('localStorage', new Proxy({}, { has: forbidden }));
    const { isAskedFor } = await bootPage();
    expect(isAskedFor()).toBe(false);
    dispatchEvent(new Event('keydown'));
    expect(isAskedFor()).toBe(true);
    vi.unstubAllGlobals();
  });
});
