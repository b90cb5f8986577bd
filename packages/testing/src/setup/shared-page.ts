import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// The test files of a package run one after another in one page, which is created once. Each still has modules of its own.
vi.resetModules();

// Each file starts with an empty page. A file for the server has no page.
if (typeof document !== 'undefined') {
  emptyPage();
  const undone = [
    ...[globalThis, document].map((target) => followListeners(target)),
    ...[Element, HTMLElement, HTMLDialogElement].map(({ prototype }) => keepMembers(prototype)),
  ];
  afterEach(followChannels());
  afterAll(() => {
    cleanup();
    vi.unstubAllGlobals();
    for (const undo of undone) undo();
  });
}

function emptyPage(): void {
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) {
    // jsdom lacks the Cookie Store API.
    // oxlint-disable-next-line unicorn/no-document-cookie
    document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`;
  }
  for (const part of [document.documentElement, document.head, document.body]) {
    for (const name of part.getAttributeNames()) part.removeAttribute(name);
    if (part !== document.documentElement) part.replaceChildren();
  }
}

type Listening = Parameters<EventTarget['addEventListener']>;

/**
 * Removes our own global listeners after each file, because its session would answer for the next file’s. Libraries, which all
 * files share, keep theirs.
 */
function followListeners(target: EventTarget): () => void {
  const own = Object.getOwnPropertyDescriptor(target, 'addEventListener');
  const listen = target.addEventListener.bind(target);
  const added: Listening[] = [];
  target.addEventListener = (...listening: Listening) => {
    const [, , caller = ''] = new Error('who listens').stack?.split('\n') ?? [];
    if (!caller.includes('/node_modules/')) added.push(listening);
    listen(...listening);
  };
  return () => {
    for (const listening of added) target.removeEventListener(...listening);
    Reflect.deleteProperty(target, 'addEventListener');
    if (own) Object.defineProperty(target, 'addEventListener', own);
  };
}

/** Stops messages of sessions between tabs after the test, because they would cause requests to a network that is gone. */
function followChannels(): () => void {
  const undone: (() => void)[] = [];
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      undone.push(followListeners(this));
    }
  };
  return () => {
    for (const undo of undone.splice(0)) undo();
  };
}

/** Restores the prototypes that a test has extended because jsdom cannot open a dialog or scroll. */
function keepMembers(prototype: object): () => void {
  const before = Object.getOwnPropertyDescriptors(prototype);
  return () => {
    for (const name of Object.keys(Object.getOwnPropertyDescriptors(prototype))) {
      if (!(name in before)) Reflect.deleteProperty(prototype, name);
    }
    Object.defineProperties(prototype, before);
  };
}
