import { createContext, useContext, useLayoutEffect } from 'react';

type Crumb = string | undefined;

/** Where a page tells its frame the last step of the trail; outside a frame nobody listens. */
export const CrumbContext = createContext<(crumb: Crumb) => void>(() => undefined);

/** Before the browser paints, so that the trail never shows a step of another page. */
export function useCrumb(crumb: Crumb) {
  const tell = useContext(CrumbContext);
  useLayoutEffect(() => {
    tell(crumb);
    return () => tell(undefined);
  }, [tell, crumb]);
}
