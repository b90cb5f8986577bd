import { defineArea, paths } from '@tassis/platform';
import { openPages } from '@tassis/shell/site-routes';

/** The shell's own pages, in the format of an area's. */
export const shellPages = defineArea({
  id: 'shell',
  routes: [
    ...openPages(),
    { path: paths.account, element: null },
    { path: '/releases', element: null },
  ],
});
