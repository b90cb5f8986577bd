import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { playTime } from './play-time.ts';
import { VideoPlayer } from './video-player.tsx';

const texts = {
  play: 'Lire',
  pause: 'Pause',
  mute: 'Couper le son',
  unmute: 'Remettre le son',
  seek: 'Avancement',
  position: (at: string, of: string) => `${at} sur ${of}`,
  captions: 'Sous-titres',
  failed: 'Introuvable',
};
const sources = [
  { src: '/v.webm', type: 'video/webm' },
  { src: '/v.mp4', type: 'video/mp4' },
];
const player = <VideoPlayer sources={sources} poster="/v.svg" label="Visite" texts={texts} />;

/** Simulated intersections of the video: [near, half visible]. */
let observers: ((isIntersecting: boolean) => void)[] = [];
let isRefused = false;
let prefersLessMotion = false;

class FakeObserver {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    observers.push((isIntersecting) => callback([{ isIntersecting }]));
  }
  observe = () => undefined;
  disconnect = () => undefined;
}

beforeEach(() => {
  observers = [];
  isRefused = false;
  prefersLessMotion = false;
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  vi.stubGlobal('matchMedia', () => ({ matches: prefersLessMotion }));
  let paused = true;
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => paused);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function start(
    this: HTMLMediaElement,
  ) {
    if (isRefused) return Promise.reject(new DOMException('', 'NotAllowedError'));
    paused = false;
    fireEvent.play(this);
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function stop(
    this: HTMLMediaElement,
  ) {
    paused = true;
    fireEvent.pause(this);
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function renderPlayer() {
  const { container } = render(player);
  const video = container.querySelector('video');
  const [near, seen] = observers;
  if (!video || !near || !seen) throw new Error('Nothing is watched');
  const tell = (what: typeof near, is: boolean) => act(() => Promise.resolve(what(is)));
  return {
    video,
    near: () => tell(near, true),
    see: () => tell(seen, true),
    leave: () => tell(seen, false),
  };
}

const isPlaying = () => screen.queryByRole('button', { name: 'Pause' }) !== null;

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [75.4, '1:15'],
  [600, '10:00'],
])('%s s are shown as %s', (seconds, shown) => {
  expect(playTime(seconds)).toBe(shown);
});

describe('VideoPlayer', () => {
  test('without script has the browser’s controls, is muted and loops, and fetches nothing', () => {
    const html = renderToStaticMarkup(player);
    expect(html).toMatch(/<video[^>]* preload="none"/);
    for (const attribute of ['controls', 'muted', 'loop', 'playsInline']) {
      expect(html).toContain(` ${attribute}=""`);
    }
    expect(html).not.toContain('<button');
  });

  test('has its own controls with script', () => {
    const { video } = renderPlayer();
    expect(video.controls).toBe(false);
    expect(screen.getByRole('button', { name: 'Lire' })).toBeDefined();
  });

  test('is fetched when near, and plays while it is visible', async () => {
    const { video, near, see, leave } = renderPlayer();
    expect(video.preload).toBe('none');
    await near();
    expect(video.preload).toBe('metadata');
    expect(isPlaying()).toBe(false);
    await see();
    expect(isPlaying()).toBe(true);
    await leave();
    expect(isPlaying()).toBe(false);
    await see();
    expect(isPlaying()).toBe(true);
  });

  test('does not start by itself after a person paused it', async () => {
    const { see, leave } = renderPlayer();
    await see();
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await leave();
    await see();
    expect(isPlaying()).toBe(false);
  });

  test('stays paused when the browser refuses to play it, and can then be started', async () => {
    isRefused = true;
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { see } = renderPlayer();
    await see();
    expect(isPlaying()).toBe(false);
    expect(warn).toHaveBeenCalledOnce();
    isRefused = false;
    fireEvent.click(screen.getByRole('button', { name: 'Lire' }));
    expect(isPlaying()).toBe(true);
  });

  test('waits for a press with reduced motion', async () => {
    prefersLessMotion = true;
    const { see } = renderPlayer();
    await see();
    expect(isPlaying()).toBe(false);
  });

  test('its controls set volume and position', () => {
    const { video } = renderPlayer();
    Object.defineProperty(video, 'duration', { value: 45 });
    fireEvent.durationChange(video);
    fireEvent.click(screen.getByRole('button', { name: 'Remettre le son' }));
    expect(video.muted).toBe(false);
    const bar = screen.getByRole<HTMLInputElement>('slider', { name: 'Avancement' });
    expect(bar.max).toBe('45');
    fireEvent.change(bar, { target: { value: '30' } });
    expect(video.currentTime).toBe(30);
    fireEvent.seeked(video);
    expect(bar.getAttribute('aria-valuetext')).toBe('0:30 sur 0:45');
  });

  test('shows a message when no format can be played', () => {
    const { video } = renderPlayer();
    const [first, last] = video.querySelectorAll('source');
    if (!first || !last) throw new Error('No sources');
    fireEvent.error(first);
    expect(screen.queryByRole('status')).toBeNull();
    fireEvent.error(last);
    expect(screen.getByRole('status').textContent).toBe('Introuvable');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('shows a message when it breaks off', () => {
    const { video } = renderPlayer();
    fireEvent.error(video);
    expect(screen.getByRole('status').textContent).toBe('Introuvable');
  });
});
