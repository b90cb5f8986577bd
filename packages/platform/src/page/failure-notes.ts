import { createContext, useContext, useSyncExternalStore } from 'react';

/** A failure as the page knows it. */
export interface NotedFailure {
  kind: string;
  /** Under which it was reported, for the person to quote. */
  reference: string;
}

/** What the page knows of its failures. */
export interface FailureNotes {
  /** What was noted of an error, the same object each time; undefined for what is nobody's failure. */
  noted: (error: unknown) => NotedFailure | undefined;
  /** Hears of every note, until what it returns is called. */
  listen: (listener: () => void) => () => void;
}

/** Given by the shell's root; without it nothing is noted. */
export const FailureNotesContext = createContext<FailureNotes>({
  noted: () => undefined,
  listen: () => () => undefined,
});

/**
 * What the page has noted of an error that a boundary shows, its reference included.
 * @returns undefined until it is drawn, since who catches it knows more of it than who shows it; and for what is nobody's failure
 */
export function useNotedFailure(error: unknown): NotedFailure | undefined {
  const { listen, noted } = useContext(FailureNotesContext);
  return useSyncExternalStore(
    listen,
    () => noted(error),
    () => undefined,
  );
}
