import { useEffect, useState, useSyncExternalStore, type FocusEvent } from 'react';

const PERIOD_MS = 4000;
const STILL = '(prefers-reduced-motion: reduce)';

/** What {@link useRotation} knows and lets do. */
export type Rotation = {
  index: number;
  show: (index: number) => void;
  isPaused: boolean;
  togglePause: () => void;
  /** Whether the next one will come by itself. */
  isRunning: boolean;
  /** For the panel: under the pointer, or with the keyboard's focus inside, nothing moves away from the reader. */
  holds: {
    onMouseEnter: () => void;
    onMouseLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
};

/** Goes round `count` things, one every four seconds, from the first; stands still for those who ask for less motion. */
export function useRotation(count: number): Rotation {
  const [index, setIndex] = useState(0);
  const [isPaused, setIsPaused] = useState(false);
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const wantsStillness = useSyncExternalStore(subscribe, isStill, () => true);
  const isRunning = count > 1 && !isPaused && !isPointed && !isFocused && !wantsStillness;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setIndex((index + 1) % count), PERIOD_MS);
    return () => clearTimeout(timer);
  }, [count, index, isRunning]);

  return {
    index,
    show: setIndex,
    isPaused,
    togglePause: () => setIsPaused((paused) => !paused),
    isRunning,
    holds: {
      onMouseEnter: () => setIsPointed(true),
      onMouseLeave: () => setIsPointed(false),
      // A dot that was pressed with the mouse keeps the focus; only the keyboard's stays for reading.
      onFocus: (event) => setIsFocused(event.target.matches(':focus-visible')),
      onBlur: () => setIsFocused(false),
    },
  };
}

const isStill = () => window.matchMedia(STILL).matches;

function subscribe(onChange: () => void) {
  const query = window.matchMedia(STILL);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
