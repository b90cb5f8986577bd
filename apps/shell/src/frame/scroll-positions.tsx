import { useContext, useLayoutEffect, useState } from 'react';
import { ScrollRestoration, UNSAFE_DataRouterStateContext, type Location } from 'react-router';
import { ServedLocationContext } from './served-location.ts';
import { useScrollOnFollow } from './use-scroll-on-follow.ts';

/**
 * Scrolls to the top of a new page, to the target of its hash, and on "back" to the earlier position. A server-rendered page
 * is read before the app starts, and the browser itself restores the position of a reloaded one: hydration must not
 * scroll. React Router skips scrolling only for pages with hydration data, so its state claims some
 * (a public way was asked for in https://github.com/remix-run/react-router/pull/14133).
 * A link to the current page scrolls smoothly (`useScrollOnFollow`) instead of at once.
 */
export function ScrollPositions() {
  const state = useContext(UNSAFE_DataRouterStateContext);
  const served = useContext(ServedLocationContext);
  const isAgain = useIsAgain(state?.location);
  const [first] = useState(state?.location);
  const isFirst = state?.location === first;
  useScrollOnFollow();
  const isTakenOver = state !== null && state.location === served;
  return (
    <UNSAFE_DataRouterStateContext
      value={
        state && {
          ...state,
          restoreScrollPosition: isTakenOver ? false : state.restoreScrollPosition,
          preventScrollReset: isAgain || state.preventScrollReset,
        }
      }
    >
      {isFirst ? null : <LaidOutWhole />}
      <ScrollRestoration />
    </UNSAFE_DataRouterStateContext>
  );
}

/**
 * Rendered before the scroll restoration, because a position is right only when the whole page is laid out (`layOutRest`).
 * Not rendered before the new page: the old one would be laid out and its images fetched in vain.
 */
function LaidOutWhole() {
  useLayoutEffect(() => {
    delete document.documentElement.dataset['arriving'];
  }, []);
  return null;
}

/** Whether the page was shown just before. */
function useIsAgain(location: Location | undefined): boolean {
  const [shown, setShown] = useState({ location, isAgain: false });
  if (shown.location === location) return shown.isAgain;
  const isAgain = formatAddress(shown.location) === formatAddress(location);
  setShown({ location, isAgain });
  return isAgain;
}

function formatAddress(location: Location | undefined): string {
  return location ? `${location.pathname}${location.search}` : '';
}
