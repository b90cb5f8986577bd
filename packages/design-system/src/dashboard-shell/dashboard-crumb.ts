import {
  createContext,
  useContext,
  useLayoutEffect,
  type Dispatch,
  type SetStateAction,
} from 'react';

type Crumb = string | undefined;

/** Where a page tells its frame the last step of the trail; outside a frame nobody listens. */
export const CrumbContext = createContext<Dispatch<SetStateAction<Crumb>>>(() => undefined);

/** Before the browser paints, so that the trail never shows a step of another page. */
export function useCrumb(crumb: Crumb) {
  const tell = useContext(CrumbContext);
  useLayoutEffect(() => {
    if (crumb === undefined) return undefined;
    tell(crumb);
    // Another page may have told its own by now.
    return () => tell((now) => (now === crumb ? undefined : now));
  }, [tell, crumb]);
}
