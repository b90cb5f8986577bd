import { cleanup, configure } from '@testing-library/react';
import { afterAll, vi } from 'vitest';

// What is waited for comes later on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

/** The test files of one worker share its page and its modules: what one leaves behind is not the next one's. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  // Some tests render as the server does.
  if (typeof document === 'undefined') return;
  cleanup();
  document.body.replaceChildren();
  document.head.replaceChildren(...document.head.querySelectorAll('style'));
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
