import type { FailureNotes, NotedFailure } from '@tassis/platform/router';
import { toFailure, type FailureContext } from './to-failure.ts';
import type { FailureReports } from './failure-reports.ts';

/** The failures of this page. */
export interface Failures extends FailureNotes {
  /** Reports an error once, however often it is caught; the first catcher gives the context. */
  note: (error: unknown, context: FailureContext) => void;
}

/** Creates the failure notes of the page. */
export function createFailures({ getReference, report }: FailureReports): Failures {
  const notes = new WeakMap<object, NotedFailure | undefined>();
  const listeners = new Set<() => void>();
  return {
    note: (error, context) => {
      const isThing = typeof error === 'object' && error !== null;
      if (isThing && notes.has(error)) return;
      const failure = toFailure(error, context);
      if (failure) report(failure, error);
      if (!isThing) return;
      notes.set(error, failure && { kind: failure.kind, reference: getReference(failure) });
      for (const listener of listeners) listener();
    },
    noted: (error) => (typeof error === 'object' && error ? notes.get(error) : undefined),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Reports uncaught errors and rejections. */
export function watchUncaught({ note }: Failures): void {
  addEventListener('error', ({ error }) => note(error, { kind: 'uncaught' }));
  addEventListener('unhandledrejection', ({ reason }) => note(reason, { kind: 'rejection' }));
}
