import { useEffect, useEffectEvent } from 'react';

/** Returns the action of a key, if it has one. */
export type FindAction = (event: KeyboardEvent) => (() => void) | undefined;

/** Keys that repeat while held down. Any other key acts once; otherwise a held key would accept one document after the other. */
const MOVES: ReadonlySet<string> = new Set(['j', 'k', 'ArrowDown', 'ArrowUp']);

type ShortcutsOptions = { isEnabled: boolean; onHelp: () => void; findAction: FindAction };

/**
 * Handles a page's keyboard shortcuts. It listens on the document, so that the first key works without a click, and ignores
 * keys with Ctrl, in text fields and under open dialogs, except those that leave a search. `?` opens the help.
 */
export function useShortcuts({ isEnabled, onHelp, findAction }: ShortcutsOptions) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (isIgnored(event) || (event.repeat && !MOVES.has(event.key))) return;
    const act = event.key === '?' ? onHelp : findAction(event);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isEnabled) return undefined;
    const onKeyDown = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isEnabled]);
}

function isIgnored(event: KeyboardEvent): boolean {
  const { key, target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  // In a search with text Escape clears the text; no shortcut follows.
  if ((key === 'Escape' || key === 'ArrowDown') && target.matches('[type="search"]')) return false;
  return target.matches('textarea, select, input:not([type="checkbox"])');
}
