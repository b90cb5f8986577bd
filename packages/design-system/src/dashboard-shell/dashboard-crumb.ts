import {
  createContext,
  useContext,
  useLayoutEffect,
  type Dispatch,
  type SetStateAction,
} from 'react';

type Crumb = string | undefined;

/** By this context a page passes the last breadcrumb to its frame; without a frame it has no effect. */
export const CrumbContext = createContext<Dispatch<SetStateAction<Crumb>>>(() => undefined);

/** In a layout effect, so that the breadcrumbs never show another page's step. */
export function useCrumb(crumb: Crumb) {
  const tell = useContext(CrumbContext);
  useLayoutEffect(() => {
    if (crumb === undefined) return undefined;
    tell(crumb);
    // Another page may have set its own crumb by now.
    return () => tell((now) => (now === crumb ? undefined : now));
  }, [tell, crumb]);
}
