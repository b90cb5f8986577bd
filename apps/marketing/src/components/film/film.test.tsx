import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Film } from './film.tsx';

let comeNear: (() => void) | undefined;

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear ??= () => told([{ isIntersecting: true }]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

afterEach(() => {
  cleanup();
  comeNear = undefined;
  vi.unstubAllGlobals();
});

test('the poster is shown until it comes near the window; then the film in AV1 or H.264, with captions', async () => {
  await import('./player.tsx'); // The first import is slow on a busy machine.
  const { container } = render(<Film />);
  const poster = screen.getByRole<HTMLImageElement>('img');
  Object.defineProperty(poster, 'currentSrc', { value: '/videos/poster-720.avif' });
  expect(container.querySelector('video')).toBeNull();
  act(() => comeNear?.());
  const bar = await screen.findByRole('slider', { name: 'Avancement du film' });
  const video = bar.closest('div')?.parentElement?.querySelector('video');
  expect(video?.getAttribute('poster')).toBe('/videos/poster-720.avif');
  const files = [...container.querySelectorAll('source, track')];
  expect(files.map((file) => file.getAttribute('src'))).toEqual([
    '/videos/about-video.av1.mp4',
    '/videos/about-video.mp4',
    '/videos/about-video.vtt',
  ]);
});
