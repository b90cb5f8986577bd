import { useLocation as useRouterLocation, type Location } from 'react-router';

/** The router's `useLocation` with an `unknown` state: the browser's history may hold the state of an older release. */
export const useLocation: () => Location<unknown> = useRouterLocation;
