import { useContext, useLayoutEffect, useState } from 'react';
import { ScrollRestoration, UNSAFE_DataRouterStateContext, type Location } from 'react-router';
import { ServedLocationContext } from './served-location.ts';
import { useScrollOnFollow } from './use-scroll-on-follow.ts';

/**
 * Leads to the top of a new page, to the target of its hash, and on the way back to where one was. A rendered page is
 * read before the app comes, and the browser itself has put a reloaded one in its place: where the app takes it over
 * nothing may scroll. React Router only knows how to leave pages alone whose data it was given, so its state says so.
 * The same page once more, by a link in it, is scrolled up by `useScrollOnFollow` and not at once.
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
 * Stands before what scrolls: a place of another page has its height only when nothing is left out (`layOutRest`). Not
 * sooner than that page, or the one that is left would be laid out and its pictures fetched for nobody.
 */
function LaidOutWhole() {
  useLayoutEffect(() => {
    delete document.documentElement.dataset['arriving'];
  }, []);
  return null;
}

/** Whether the page is the one that was shown just before. */
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
