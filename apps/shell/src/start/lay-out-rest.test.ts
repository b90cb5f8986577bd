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

it('lays out one section whenever the browser is idle, until all are laid out', () => {
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

it('stops when another page is shown', () => {
  layOutRest();
  browser.idle();
  delete dataset['arriving'];
  browser.idle();
  expect(laidOut()).toEqual(['1']);
});

it('works in browsers without idle callback', () => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  vi.useFakeTimers();
  layOutRest();
  vi.runAllTimers();
  vi.useRealTimers();
  expect(laidOut()).toEqual(['1', '2', '3']);
});

it('leaves a page alone that was laid out completely', () => {
  delete dataset['arriving'];
  const idle = vi.fn<(callback: () => void) => void>();
  vi.stubGlobal('requestIdleCallback', idle);
  layOutRest();
  expect(idle).not.toHaveBeenCalled();
});
