import { useState, useSyncExternalStore } from 'react';

/** Closes the open form, after a question if input would be lost; then calls `goOn`. */
type Leave = (goOn: () => void) => void;

let leaveOpen: Leave | null = null;
const listeners = new Set<() => void>();

/** Registers how to close the open form in place; null when it has closed. A page has one open form at a time. */
export function holdOpenEdit(leave: Leave | null): void {
  const changes = (leave === null) !== (leaveOpen === null);
  leaveOpen = leave;
  if (changes) for (const listener of listeners) listener();
}

/** Calls `goOn` once no form in place is open. */
export function leaveOpenEdit(goOn: () => void): void {
  if (leaveOpen) leaveOpen(goOn);
  else goOn();
}

/**
 * Returns the newest record, but while a form in place is open the record as it was then, so that a colleague's change does
 * not close the form.
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
