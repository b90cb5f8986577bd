import { useEffect, useState, useSyncExternalStore, type FocusEvent } from 'react';

const PERIOD_MS = 4000;
const STILL = '(prefers-reduced-motion: reduce)';

/** The result of {@link useRotation}. */
export type Rotation = {
  index: number;
  show: (index: number) => void;
  isPaused: boolean;
  togglePause: () => void;
  /** Whether the rotation is running. */
  isRunning: boolean;
  /** Handlers for the panel: hover and keyboard focus pause the rotation. */
  holds: {
    onMouseEnter: () => void;
    onMouseLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
};

/** Rotates through `count` items, one every four seconds; does not rotate with reduced motion. */
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
      // Only keyboard focus pauses the rotation; a dot pressed with the mouse keeps the focus too.
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
