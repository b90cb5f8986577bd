import { getFirm, getUnreadCount } from '@tassis/contracts';
import { Outlet } from '@tassis/platform/router';
import { firmAnswer } from '@tassis/testing/answers';
import { FakeApi, type SiteAround } from '@tassis/testing/screen';
import { AreasContext } from '@tassis/shell/areas-context';
import { frameAround } from '@tassis/shell/site-routes';
import { areas } from './areas.ts';

/** The shell's header and footer around the page of an area, as on the site. */
export const site: SiteAround = {
  frame: (pages) => ({
    element: (
      <AreasContext value={areas}>
        <Outlet />
      </AreasContext>
    ),
    children: [frameAround(pages)],
  }),
  api: new FakeApi().on(getFirm, () => firmAnswer()).on(getUnreadCount, () => ({ count: 3 })),
  framedAreas: ['shell'],
};
