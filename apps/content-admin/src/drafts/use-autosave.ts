import type { useAction } from '@tassis/dashboard';
import { useEffect, useRef } from 'react';
import type { PackageValues } from './package-values.ts';

/** How long nothing is typed before it is saved, and how long after a failure it is tried again. */
const PAUSE = 800;
const NEXT_TRY = 10_000;

type Autosave = {
  values: PackageValues;
  isUnsaved: boolean;
  /** Whether it cannot be saved as it stands. */
  isHeld: boolean;
  saving: Pick<ReturnType<typeof useAction<[]>>, 'run' | 'pending' | 'failure'>;
};

/** Saves what is typed after a pause, when the page is left, and again after a failure. */
export function useAutosave({ values, isUnsaved, isHeld, saving }: Autosave): void {
  const { run, pending, failure } = saving;
  const save = useRef(run);
  const tried = useRef<PackageValues>(null);
  useEffect(() => {
    save.current = isHeld ? () => undefined : run;
  });
  useEffect(() => {
    if (!isUnsaved || isHeld || pending) return undefined;
    const hasFailed = failure !== undefined && tried.current === values;
    const timer = setTimeout(
      () => {
        tried.current = values;
        save.current();
      },
      hasFailed ? NEXT_TRY : PAUSE,
    );
    return () => clearTimeout(timer);
  }, [isUnsaved, isHeld, pending, failure, values]);
  useEffect(() => () => save.current(), []);
}
