import type { useAction } from '@tassis/dashboard';
import { useEffect, useRef } from 'react';

/** The debounce of saving, and the delay of a retry after a failure, in milliseconds. */
const PAUSE = 800;
const NEXT_TRY = 10_000;

type Autosave = {
  value: unknown;
  isUnsaved: boolean;
  /** Whether the input cannot be saved as it is. */
  isHeld: boolean;
  saving: Pick<ReturnType<typeof useAction<[]>>, 'run' | 'pending' | 'failure'>;
  /** Saves the input when the page is left, even while an earlier state is being saved. */
  leave: () => void;
};

/** Saves the input after a pause, when the page is left, and again after a failure. */
export function useAutosave({ value, isUnsaved, isHeld, saving, leave }: Autosave): void {
  const { run, pending, failure } = saving;
  const latest = useRef({ run, leave });
  const tried = useRef<unknown>(null);
  useEffect(() => {
    // Held input stays unsaved; leaving the page asks about it.
    latest.current = { run, leave: isHeld ? () => undefined : leave };
  });
  useEffect(() => {
    if (!isUnsaved || isHeld || pending) return undefined;
    const hasFailed = failure !== undefined && tried.current === value;
    const timer = setTimeout(
      () => {
        tried.current = value;
        latest.current.run();
      },
      hasFailed ? NEXT_TRY : PAUSE,
    );
    return () => clearTimeout(timer);
  }, [isUnsaved, isHeld, pending, failure, value]);
  useEffect(() => () => latest.current.leave(), []);
}
