import { useRef, useState, type KeyboardEvent, type ToggleEvent } from 'react';
import { moveByKey } from './move-by-key.ts';
import { placeNear } from './place-near.ts';

/** Manages the popover of a menu button: the browser opens it, arrow keys move in it, and closing returns the focus. */
export function useMenu() {
  const root = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const enterAtEnd = useRef(false);
  const [open, setOpen] = useState(false);

  const trigger = () => root.current?.querySelector('button');
  const items = () => [
    ...(panel.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
  ];
  const close = () => {
    trigger()?.focus();
    panel.current?.hidePopover();
  };

  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    const opened = event.newState === 'open';
    setOpen(opened);
    if (!opened) return;
    if (root.current) placeNear(event.currentTarget, root.current, 'below');
    items()
      .at(enterAtEnd.current ? -1 : 0)
      ?.focus();
    enterAtEnd.current = false;
  };

  const onTriggerKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    enterAtEnd.current = event.key === 'ArrowUp';
    panel.current?.showPopover();
  };

  const onMenuKeyDown = (event: KeyboardEvent) => {
    // Tab continues from the button, so the default is not prevented.
    if (event.key === 'Tab') {
      close();
      return;
    }
    const moved = event.key === 'Escape' ? undefined : moveByKey(event, items());
    if (event.key !== 'Escape' && !moved) return;
    // Also prevents Escape from closing a dialog around the menu.
    event.preventDefault();
    event.stopPropagation();
    if (moved) moved.focus();
    else close();
  };

  return { root, panel, open, close, onToggle, onTriggerKeyDown, onMenuKeyDown };
}
