import { useState, useSyncExternalStore } from 'react';

/** Closes the form that is open, after a question where something typed would be lost; then goes on. */
type Leave = (goOn: () => void) => void;

let leaveOpen: Leave | null = null;
const listeners = new Set<() => void>();

/** Says how the form in place that is open is left; of a page one is open at a time. */
export function holdOpenEdit(leave: Leave | null): void {
  const changes = (leave === null) !== (leaveOpen === null);
  leaveOpen = leave;
  if (changes) for (const listener of listeners) listener();
}

/** Goes on once no form in place is open. */
export function leaveOpenEdit(goOn: () => void): void {
  if (leaveOpen) leaveOpen(goOn);
  else goOn();
}

/**
 * A record as it was when a form in place was opened, as long as it is open: what a colleague saves meanwhile must not
 * take the form away.
 */
export function useHeldWhileEditing<Item>(newest: Item): Item {
  const isEditing = useSyncExternalStore(subscribe, () => leaveOpen !== null);
  const [held, setHeld] = useState(newest);
  if (!isEditing && held !== newest) setHeld(newest);
  return isEditing ? held : newest;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
