import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** Whether a query is asked again and again until it finds: the library’s own flag, which its types leave out. */
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;

const notYet = (message: string | null) =>
  Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });

configure({
  // What is waited for comes later on a busy machine.
  asyncUtilTimeout: 10_000,
  // The page is printed when the wait is over, not for each time that its element was not there yet.
  getElementError: (message, container) =>
    isWaiting() ? notYet(message) : getElementError(message, container),
});

/** jsdom lays nothing out, so nothing comes near; a test in which something does has an observer of its own. */
class NothingComesNear {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

if (!('IntersectionObserver' in globalThis)) {
  Reflect.set(globalThis, 'IntersectionObserver', NothingComesNear);
}
