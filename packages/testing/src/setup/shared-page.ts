import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// The files of a package follow one another in one page, which is made once. Each has modules of its own all the same …
vi.resetModules();

// … and finds the page as a browser opens it. A file of the server’s side has none.
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
    // The Cookie Store API is not in jsdom.
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
 * What our code listens to here it hears no more after the file: its session would answer for the next file’s. Libraries,
 * which every file shares, listen once for all.
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

/** What sessions tell each other between tabs is not heard after the test: they would ask a network that is gone. */
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

/** What a test gives to all elements, since jsdom cannot open a dialog or scroll, is taken back. */
function keepMembers(prototype: object): () => void {
  const before = Object.getOwnPropertyDescriptors(prototype);
  return () => {
    for (const name of Object.keys(Object.getOwnPropertyDescriptors(prototype))) {
      if (!(name in before)) Reflect.deleteProperty(prototype, name);
    }
    Object.defineProperties(prototype, before);
  };
}
