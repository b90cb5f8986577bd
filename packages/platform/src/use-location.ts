import { useLocation as useRouterLocation, type Location } from 'react-router';

/** Where the page is. Its state may hold anything: a browser keeps it longer than a release stands. */
export const useLocation: () => Location<unknown> = useRouterLocation;
