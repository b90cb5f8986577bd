import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * After a link has led to another page its content has the focus, as after a real one: a screen reader starts there, and
 * so does Tab. Not on the way back, and not where a control of the page keeps or took the focus. Where only the query has
 * changed, if what was pressed is gone with it.
 */
export function useFocusOnNewPage(content: RefObject<HTMLElement | null>): void {
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname, search });
  useEffect(() => {
    const left = shown.current;
    if (left.pathname === pathname && left.search === search) return;
    shown.current = { pathname, search };
    const focused = document.activeElement;
    const isKept =
      left.pathname === pathname ? focused !== document.body : content.current?.contains(focused);
    if (type === NavigationType.Pop || isKept) return;
    content.current?.focus({ preventScroll: true });
  }, [pathname, search, type, content]);
}
