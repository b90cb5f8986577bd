import { createContext, useContext, useSyncExternalStore } from 'react';
import { failureOf, type Circumstances } from './failure-of.ts';
import type { FailureReports } from './failure-reports.ts';

/** A failure as the page knows it. */
export interface NotedFailure {
  kind: string;
  /** For the person to quote. */
  reference: string;
}

/** What fails in this page. */
export interface Failures {
  /** Notes an error and reports it, however many hear of it: who is first says how it came up. */
  note: (error: unknown, circumstances: Circumstances) => void;
  /** What was noted of an error; undefined for what is nobody's failure. */
  noted: (error: unknown) => NotedFailure | undefined;
  /** Hears of every note, until what it returns is called. */
  listen: (listener: () => void) => () => void;
}

/** Makes the page's notes of failures. */
export function createFailures({ referenceOf, report }: FailureReports): Failures {
  const notes = new WeakMap<object, NotedFailure | undefined>();
  const listeners = new Set<() => void>();
  return {
    note: (error, circumstances) => {
      const isThing = typeof error === 'object' && error !== null;
      if (isThing && notes.has(error)) return;
      const failure = failureOf(error, circumstances);
      if (failure) report(failure);
      if (!isThing) return;
      notes.set(error, failure && { kind: failure.kind, reference: referenceOf(failure) });
      for (const listener of listeners) listener();
    },
    noted: (error) => (typeof error === 'object' && error ? notes.get(error) : undefined),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Given by the shell's root. */
export const FailuresContext = createContext<Failures>({
  note: () => undefined,
  noted: () => undefined,
  listen: () => () => undefined,
});

/** What was noted of an error: not before it was drawn, since who catches it knows more of it than who shows it. */
export function useNoted(error: unknown): NotedFailure | undefined {
  const { listen, noted } = useContext(FailuresContext);
  return useSyncExternalStore(
    listen,
    () => noted(error),
    () => undefined,
  );
}

/** Notes what nobody catches. */
export function watchUncaught({ note }: Failures): void {
  addEventListener('error', ({ error }) => note(error, { kind: 'uncaught' }));
  addEventListener('unhandledrejection', ({ reason }) => note(reason, { kind: 'rejection' }));
}
