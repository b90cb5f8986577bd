import { useEffect, useRef, type RefObject } from 'react';

type ListShortcutsOptions = {
  /** An element inside the list. */
  root: RefObject<HTMLElement | null>;
  isEnabled: boolean;
  onHelp: () => void;
};

/**
 * Handles a list's keyboard shortcuts. It listens on the document, so that the first j needs no click into the list,
 * and ignores keystrokes in text fields and open dialogs.
 */
export function useListShortcuts({ root, isEnabled, onHelp }: ListShortcutsOptions) {
  const help = useRef(onHelp);
  useEffect(() => {
    help.current = onHelp;
  });
  useEffect(() => {
    if (!isEnabled) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const list = root.current?.closest<HTMLElement>('[data-table]');
      if (!list || isIgnored(event, list)) return;
      const act = event.key === '?' ? help.current : findAction(event.key, list);
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isEnabled, root]);
}

function findAction(key: string, list: HTMLElement): (() => void) | undefined {
  const rows = [...list.querySelectorAll<HTMLElement>('tbody > tr')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  if (key === 'j' || key === 'ArrowDown') return () => focusRow(rows[at + 1] ?? rows.at(-1));
  if (key === 'k' || key === 'ArrowUp') return () => focusRow(rows[Math.max(at - 1, 0)]);
  if (key === '/') return () => list.querySelector<HTMLElement>('[type="search"]')?.focus();
  const box = rows[at]?.querySelector<HTMLElement>('[type="checkbox"]');
  return key === 'x' && box ? () => box.click() : undefined;
}

/** Focuses the link in the row's header, else the row's first control. */
function focusRow(row: HTMLElement | undefined) {
  const name =
    row?.querySelector<HTMLElement>('th a') ?? row?.querySelector<HTMLElement>('a, input, button');
  name?.focus();
}

/**
 * Whether a keystroke is no shortcut: with Ctrl, in a text field, in an open dialog; an arrow also outside the rows.
 */
function isIgnored(event: KeyboardEvent, list: HTMLElement): boolean {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector('dialog[open]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  if (target.matches('textarea, select, input:not([type="checkbox"])')) return true;
  return event.key.startsWith('Arrow') && !(list.contains(target) && target.closest('tbody'));
}
