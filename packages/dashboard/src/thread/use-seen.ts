import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `onSeen` once for each `key` when the element is in view in a visible tab. Without a key it does nothing. */
export function useSeen(
  element: RefObject<HTMLElement | null>,
  key: string | undefined,
  onSeen: (key: string) => void,
): void {
  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    const { current } = element;
    if (key === undefined || current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (document.hidden || !entries.some(({ isIntersecting }) => isIntersecting)) return;
      stop();
      tell(key);
    });
    const observe = () => {
      observer.unobserve(current);
      observer.observe(current);
    };
    const stop = () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', observe);
    };
    document.addEventListener('visibilitychange', observe);
    observe();
    return stop;
  }, [element, key]);
}
