import { useEffect, useRef, useState } from 'react';

const FIRST_CONTROL = 'input:not([type="hidden"]), select, textarea';

/**
 * A place that turns into a form and back: the focus moves to the form's first control, and back to the button that
 * opened it.
 */
export function useEditPlace() {
  const place = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isOpen) place.current?.querySelector<HTMLElement>(FIRST_CONTROL)?.focus();
    else if (wasOpen.current) trigger.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return {
    place,
    trigger,
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
  };
}
