import { useEffect, useRef } from 'react';

/** The content of a section to which somebody is led once it is there: the section takes the focus. */
export function useLedTo() {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => content.current?.closest('section')?.focus(), []);
  return content;
}
