import { createContext, useContext, useSyncExternalStore } from 'react';

/** A failure that the page has reported. */
export interface NotedFailure {
  kind: string;
  /** The reference of its report, for the person to quote. */
  reference: string;
}

/** The failures that the page has reported. */
export interface FailureNotes {
  /** The report of an error, the same object each time; undefined for an error that is not reported. */
  noted: (error: unknown) => NotedFailure | undefined;
  /** Calls the listener after each report. Returns the function that stops it. */
  listen: (listener: () => void) => () => void;
}

/** The shell's root provides it; without it nothing is reported. */
export const FailureNotesContext = createContext<FailureNotes>({
  noted: () => undefined,
  listen: () => () => undefined,
});

/**
 * The report of an error that an error boundary shows.
 * @returns undefined during the first render, because the boundary reports the error after it, and for an error that
 * is not reported
 */
export function useNotedFailure(error: unknown): NotedFailure | undefined {
  const { listen, noted } = useContext(FailureNotesContext);
  return useSyncExternalStore(
    listen,
    () => noted(error),
    () => undefined,
  );
}
