import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useScrollOnFollow } from './use-scroll-on-follow.ts';

const scroll = vi.fn<typeof scrollTo>();
let reduced: boolean;

beforeEach(() => {
  reduced = false;
  arrive = () => {
    const { href } = document.body.querySelector('a') ?? location;
    if (href.startsWith(location.origin)) history.replaceState(null, '', href);
  };
  scroll.mockReset();
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', scroll);
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  history.replaceState(null, '', '/orders?page=2');
  renderHook(() => useScrollOnFollow());
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Simulates the router; a page that is still loading does not change the address. */
let arrive: () => void;

function follow(markup: string, init: MouseEventInit = {}): void {
  document.body.innerHTML = markup;
  const inner = document.body.querySelector('span');
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  inner?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  arrive();
}

describe('a click on an internal link', () => {
  it.each([
    ['another page', '<a href="/services"><span>x</span></a>'],
    ['the very same page', '<a href="/orders?page=2"><span>x</span></a>'],
    ['the home page by its absolute address', `<a href="${location.origin}/"><span>x</span></a>`],
  ])('a link to %s scrolls to the top after 50 ms, smoothly', (_to, markup) => {
    follow(markup);
    vi.advanceTimersByTime(49);
    expect(scroll).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });
  });

  it('scrolls without animation with reduced motion', () => {
    reduced = true;
    follow('<a href="/services"><span>x</span></a>');
    vi.advanceTimersByTime(50);
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'auto' });
  });
});

it('does not scroll the current page while another one is loading', () => {
  arrive = () => undefined;
  follow('<a href="/services"><span>x</span></a>');
  vi.advanceTimersByTime(1000);
  expect(scroll).not.toHaveBeenCalled();
});

describe('does not scroll', () => {
  it.each([
    ['a mail', '<a href="mailto:a@example.ma"><span>x</span></a>'],
    ['a call', '<a href="tel:+212600000000"><span>x</span></a>'],
    ['another site', '<a href="https://example.ma/"><span>x</span></a>'],
    ['another tab', '<a href="/services" target="_blank"><span>x</span></a>'],
    ['a file', '<a href="/a.pdf" download><span>x</span></a>'],
    ['an anchor in the page', '<a href="#questions"><span>x</span></a>'],
    ['another search of the list', '<a href="/orders?page=3"><span>x</span></a>'],
    ['no link', '<button><span>x</span></button>'],
  ])('for %s', (_what, markup) => {
    follow(markup);
    vi.advanceTimersByTime(1000);
    expect(scroll).not.toHaveBeenCalled();
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])('with %s, which opens another tab', (key) => {
    follow('<a href="/services"><span>x</span></a>', { [key]: true });
    vi.advanceTimersByTime(1000);
    expect(scroll).not.toHaveBeenCalled();
  });
});
