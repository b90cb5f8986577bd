import { afterEach, beforeEach, vi } from 'vitest';

const channels: BroadcastChannel[] = [];

/** Closes the channels of a test at its end. */
class Channel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
}

/** Gives each test of the file empty storages, and no tab of another test. */
export function inFreshBrowser(): void {
  beforeEach(() => {
    vi.stubGlobal('BroadcastChannel', Channel);
    for (const name of ['token', 'refreshToken', 'userRole']) {
      document.cookie = `${name}=; Max-Age=0; Path=/`;
    }
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    for (const channel of channels.splice(0)) channel.close();
    vi.unstubAllGlobals();
  });
}

/** The cookies of the page by name. */
export function cookies(): Record<string, string | undefined> {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  return Object.fromEntries(pairs.map(([name = '', value]) => [name, value]));
}
