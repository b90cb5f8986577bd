import { useEffect, useRef } from 'react';

const FIRST_FIELD =
  '[data-fields] :is(input:not([type="radio"], [type="hidden"]), select, textarea):enabled';

/**
 * When a card locks or opens, the pressed button disappears. The focus then moves to the edit button, or to the first
 * field. A change by the owner does not move the focus.
 */
export function useFocusAfterToggle(locked: boolean) {
  const element = useRef<HTMLElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    const next = locked ? '[data-edit]' : FIRST_FIELD;
    element.current?.querySelector<HTMLElement>(next)?.focus();
  }, [locked]);
  const toggled = () => {
    pressed.current = true;
  };
  // A callback ref, because the card may be either element.
  const card = (node: HTMLElement | null) => {
    element.current = node;
  };
  return { card, toggled };
}
