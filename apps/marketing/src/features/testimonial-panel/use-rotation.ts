import { useEffect, useState } from 'react';

const PERIOD_MS = 4000;
const STILL = '(prefers-reduced-motion: reduce)';

type Rotation = {
  index: number;
  show: (index: number) => void;
  isPaused: boolean;
  togglePause: () => void;
  /** While the pointer or the focus is on the panel, nothing moves under the reader. */
  hold: () => void;
  release: () => void;
};

/** Goes round `count` things, one every four seconds; starts with the first, stands still for those who ask for less motion. */
export function useRotation(count: number): Rotation {
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    if (isPaused || isHeld || window.matchMedia(STILL).matches) return undefined;
    const timer = setTimeout(() => setIndex((index + 1) % count), PERIOD_MS);
    return () => clearTimeout(timer);
  }, [count, index, isHeld, isPaused]);

  return {
    index,
    show: setIndex,
    isPaused,
    togglePause: () => setIsPaused((paused) => !paused),
    hold: () => setIsHeld(true),
    release: () => setIsHeld(false),
  };
}
