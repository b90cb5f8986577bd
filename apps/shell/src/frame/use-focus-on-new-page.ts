import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * After a link has led to another page its content has the focus, as after a real one: a screen reader starts there, and
 * so does Tab. Not on the way back, and not where a control of the page keeps or took the focus.
 */
export function useFocusOnNewPage(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (type === NavigationType.Pop || content.current?.contains(document.activeElement)) return;
    content.current?.focus({ preventScroll: true });
  }, [pathname, type, content]);
}
