import { useEffect, useRef, useState } from 'react';

/** Whether more stands in an element than it shows, to be pushed aside: who has only keys must be able to focus it. */
export function useOverflow() {
  const element = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => setOverflows(isPushedAside(current)));
    // What stands in it may grow while it does not: letters that come late.
    for (const watched of [current, ...current.children]) observer.observe(watched);
    return () => observer.disconnect();
  }, []);
  return { element, overflows };
}

function isPushedAside(element: Element): boolean {
  const { overflowX } = getComputedStyle(element);
  return overflowX === 'auto' && element.scrollWidth > element.clientWidth;
}
