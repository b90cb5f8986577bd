import { describe, expect, it } from 'vitest';
import { composeDocument } from './document.ts';
import { addressesOf } from './addresses.ts';
import type { CurrentRelease } from './current-release.ts';

const main = '/mfe/shell/1/main.js';
const signIn = '/mfe/shell/1/sign-in.js';
const account = '/mfe/shell/1/account.js';

function aRelease(starts?: CurrentRelease['starts']): CurrentRelease {
  return {
    id: 'r',
    manifest: {
      schema: 1,
      release: 'r',
      platformApi: '3.0.0',
      shell: { version: '1', mounts: [] },
      areas: [],
    },
    start: [main],
    starts,
    scripts: { [main]: 'sha256-m', [signIn]: 'sha256-s', [account]: 'sha256-a' },
    fonts: [],
    boot: '',
    shellFiles: '',
    addresses: addressesOf([]),
    publicPages: new Map(),
    privateMounts: [],
    hasPage: () => true,
    isClosed: () => false,
  };
}

function preloadsAt(mount: string, release: CurrentRelease): string[] {
  const settings = {};
  const { html } = composeDocument({
    release,
    settings,
    area: undefined,
    rendered: undefined,
    mount,
  });
  return [...html.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  );
}

describe('a page of the shell’s own', () => {
  const release = aRelease({ '/login': [main, signIn] });

  it('starts with the script that it is in, and with no other', () => {
    expect(preloadsAt('/login', release)).toEqual([main, signIn]);
  });

  it('that is in the app itself starts with the app', () => {
    expect(preloadsAt('/manage-users', release)).toEqual([main]);
  });

  it('of a release that does not tell starts with all scripts', () => {
    expect(preloadsAt('/login', aRelease())).toEqual([main, signIn, account]);
  });
});

it('a text with a tag in it does not end the data that it stands in', () => {
  const settings = { siteUrl: 'A </script><b>' };
  const { html } = composeDocument({
    release: aRelease(),
    settings,
    area: undefined,
    rendered: undefined,
  });
  const [, data = ''] = /id="tassis-settings">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toEqual(settings);
});
