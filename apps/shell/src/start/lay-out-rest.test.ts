import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { layOutRest } from './lay-out-rest.ts';

const browser = { idle: () => {} };
const { dataset } = document.documentElement;

beforeEach(() => {
  dataset['arriving'] = '';
  document.body.innerHTML =
    '<main id="content"><section>1</section><section>2</section></main><footer>3</footer>';
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    browser.idle = callback;
  });
});
afterEach(() => {
  delete dataset['arriving'];
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const laidOut = () =>
  [...document.querySelectorAll<HTMLElement>('section, footer')]
    .filter(({ style }) => style.contentVisibility === 'visible')
    .map(({ textContent }) => textContent);

it('lays out one section each time the browser is idle, then nothing is left out', () => {
  layOutRest();
  expect(laidOut()).toEqual([]);
  for (const sections of [['1'], ['1', '2'], ['1', '2', '3']]) {
    browser.idle();
    expect(laidOut()).toEqual(sections);
    expect(dataset['arriving']).toBe('');
  }
  browser.idle();
  expect(laidOut()).toEqual(['1', '2', '3']);
});

it('does no more once another page is shown', () => {
  layOutRest();
  browser.idle();
  delete dataset['arriving'];
  browser.idle();
  expect(laidOut()).toEqual(['1']);
});

it('works where the browser does not tell when it is idle', () => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  vi.useFakeTimers();
  layOutRest();
  vi.runAllTimers();
  vi.useRealTimers();
  expect(laidOut()).toEqual(['1', '2', '3']);
});

it('leaves alone a page that was laid out whole', () => {
  delete dataset['arriving'];
  const idle = vi.fn<(callback: () => void) => void>();
  vi.stubGlobal('requestIdleCallback', idle);
  layOutRest();
  expect(idle).not.toHaveBeenCalled();
});
