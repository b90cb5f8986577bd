import { useState, type ComponentType } from 'react';
import { createBrowserRouter, createMemoryRouter, RouterProvider } from 'react-router';
import { SiteFrame } from '../../../../../../apps/shell/src/frame/site-frame.tsx';
import { createQueries } from '../../../../../../apps/shell/src/queries.ts';
import { Site } from '../../../../../../apps/shell/src/site.tsx';
import { startClients } from '../../../pages/start-clients.ts';

/** The data of an API response with the query key of the page. */
export type Answer = readonly [key: readonly unknown[], answer: unknown];

export interface IslandProps {
  answers: readonly Answer[];
}

interface PageProps extends IslandProps {
  path: string;
  Page: ComponentType;
}

startClients();

/** A whole page as one island: prerendered by Astro, hydrated when the browser is idle. */
export function PageIsland(props: PageProps) {
  const [{ router, queries }] = useState(() => prepare(props));
  return (
    <Site queries={queries} mayEnter={() => Promise.resolve(false)}>
      <RouterProvider router={router} />
    </Site>
  );
}

function prepare({ path, Page, answers }: PageProps) {
  const queries = createQueries();
  for (const [key, answer] of answers) queries.setQueryData(key, answer);
  const routes = [{ Component: SiteFrame, children: [{ path, Component: Page }] }];
  const router =
    typeof document === 'undefined'
      ? createMemoryRouter(routes, { initialEntries: [path] })
      : createBrowserRouter(routes);
  return { router, queries };
}
