import { useEffect, useRef, useState } from 'react';

/** Whether an element overflows and scrolls: then keyboard users must be able to focus it. */
export function useOverflow() {
  const element = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => setOverflows(isPushedAside(current)));
    // Its content may grow when the element does not, as when a web font loads.
    for (const watched of [current, ...current.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return { element, overflows };
}

function isPushedAside(element: Element): boolean {
  const { overflowX } = getComputedStyle(element);
  return overflowX === 'auto' && element.scrollWidth > element.clientWidth;
}
