import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** Whether a query is retried until it finds something: the library’s own flag, which its types lack. */
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

const notYet = (message: string | null) =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });

configure({
  // On a busy machine results arrive later.
  asyncUtilTimeout: 10_000,
  // The page is printed once when the wait is over, not at each retry.
  getElementError: (message, container) =>
    isWaiting() ? notYet(message) : getElementError(message, container),
});

/** jsdom has no layout, so nothing intersects; a test that needs it stubs an observer of its own. */
class NothingComesNear {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

if (!('IntersectionObserver' in globalThis)) {
  Reflect.set(globalThis, 'IntersectionObserver', NothingComesNear);
}
