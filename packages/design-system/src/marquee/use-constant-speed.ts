import { useEffect, useRef } from 'react';

/**
 * Moves a track at `speed` pixels per second whatever its width; the style sheet knows only the number of items. It
 * changes the rate of the running animation, so that nothing jumps.
 */
export function useConstantSpeed(speed: number) {
  const track = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = track.current;
    const firstCopy = element?.firstElementChild;
    if (!element || !firstCopy || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => adjust(element, firstCopy.clientWidth, speed));
    observer.observe(firstCopy);
    return () => observer.disconnect();
  }, [speed]);
  return track;
}

function adjust(track: Element, width: number, speed: number) {
  for (const animation of track.getAnimations()) {
    const duration = animation.effect?.getComputedTiming().duration;
    if (typeof duration !== 'number' || width === 0) continue;
    animation.updatePlaybackRate((speed * duration) / 1000 / width);
  }
}
