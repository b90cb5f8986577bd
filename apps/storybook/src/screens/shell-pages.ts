import { defineArea, paths } from '@tassis/platform';
import { openPages } from '@tassis/shell/site-routes';

/** The shell's own pages, as an area has its own. */
export const shellPages = defineArea({
  id: 'shell',
  routes: [
    ...openPages(),
    { path: paths.account, element: null },
    { path: '/releases', element: null },
  ],
});
