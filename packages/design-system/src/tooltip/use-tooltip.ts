import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { placeNear } from '../menu/place-near.ts';

/** Delays: a passing pointer shows no tooltip, and one that moves from the control to the tooltip keeps it open. */
const SHOW_AFTER_MS = 350;
const HIDE_AFTER_MS = 150;

export type TooltipSide = 'above' | 'below' | 'end';

/** Shows a popover on hover and keyboard focus, until both end, or on Escape or a press on the control. */
export function useTooltip(side: TooltipSide) {
  const root = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const element = bubble.current;
    if (!open || !element || !root.current) return undefined;
    element.showPopover();
    placeNear(element, root.current, side);
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Escape closes only the tooltip, not a dialog around it.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    };
    document.addEventListener('keydown', hideOnEscape, true);
    return () => {
      document.removeEventListener('keydown', hideOnEscape, true);
      if (element.isConnected) element.hidePopover();
    };
  }, [open, side]);

  const set = (next: boolean, afterMs = 0) => {
    clearTimeout(timer.current);
    if (afterMs === 0) setOpen(next);
    else timer.current = setTimeout(() => setOpen(next), afterMs);
  };
  const handlers = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') set(true, open ? 0 : SHOW_AFTER_MS);
    },
    onPointerLeave: () => set(false, HIDE_AFTER_MS),
    onPointerDown: () => set(false),
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(':focus-visible')) set(true);
    },
    onBlur: () => set(false),
  };
  return { root, bubble, handlers };
}
