import { useEffect, useRef } from 'react';

const FIRST_FIELD =
  '[data-fields] :is(input:not([type="radio"], [type="hidden"]), select, textarea):enabled';

/**
 * The button that was pressed goes away when a card locks or opens. Focus then goes to what took its place:
 * the button that opens it again, or the first field. A change that nobody pressed for moves nothing.
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
  // As a callback, since the card may be an element of either kind.
  const card = (node: HTMLElement | null) => {
    element.current = node;
  };
  return { card, toggled };
}
