import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * After a navigation to another page, focuses the content, as a page load would: a screen reader and Tab
 * start there. Not on "back", and not where a control of the page kept or took the focus. When only the query has
 * changed, only if the focused element disappeared.
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
