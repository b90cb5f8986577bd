import { useContext } from 'react';
import { ScrollRestoration, UNSAFE_DataRouterStateContext } from 'react-router';
import { ServedLocationContext } from './served-location.ts';

/**
 * Leads to the top of a new page, to the target of its hash, and on the way back to where one was. A rendered page is
 * read before the app comes, and the browser itself has put a reloaded one in its place: where the app takes it over
 * nothing may scroll. React Router only knows how to leave pages alone whose data it was given, so its state says so.
 */
export function ScrollPositions() {
  const state = useContext(UNSAFE_DataRouterStateContext);
  const served = useContext(ServedLocationContext);
  const isTakenOver = state !== null && state.location === served;
  return (
    <UNSAFE_DataRouterStateContext
      value={isTakenOver ? { ...state, restoreScrollPosition: false } : state}
    >
      <ScrollRestoration />
    </UNSAFE_DataRouterStateContext>
  );
}
