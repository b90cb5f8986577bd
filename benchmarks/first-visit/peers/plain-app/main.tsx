import '@tassis/design-system/base.css';
import { firmQuery } from '@tassis/api-client';
import { pageData } from '@tassis/platform/router';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, redirect } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SiteFrame } from '../../../../apps/shell/src/frame/site-frame.tsx';
import { createQueries, routerContext } from '../../../../apps/shell/src/queries.ts';
import { Site } from '../../../../apps/shell/src/site.tsx';
import { startClients } from '../pages/start-clients.ts';

const queries = createQueries();
startClients();

const router = createBrowserRouter(
  [
    {
      Component: SiteFrame,
      HydrateFallback: () => <SiteFrame loading />,
      loader: pageData((need) => [need(firmQuery)]),
      shouldRevalidate: () => false,
      children: [
        { path: '/', lazy: () => import('../../../../apps/marketing/src/routes/home.tsx') },
        {
          path: '/services',
          lazy: () => import('../../../../apps/marketing/src/routes/services.tsx'),
        },
        {
          path: '/negative-certificate',
          lazy: () => import('../../../../apps/ordering/src/routes/negative-certificate.tsx'),
        },
        { path: '*', loader: () => redirect('/'), element: null },
      ],
    },
  ],
  { getContext: () => routerContext(queries) },
);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Site queries={queries} mayEnter={() => Promise.resolve(false)}>
      <RouterProvider router={router} />
    </Site>,
  );
}
