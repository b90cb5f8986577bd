import { registerRemotes, loadRemote } from '@module-federation/runtime';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { isArea } from '@tassis/platform';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
const router = createBrowserRouter([{ Component: () => <div>HEADER<Outlet /></div>, HydrateFallback: () => null, children: [{ id: 'area:marketing', children: [] }, { path: '*', Component: () => <p>star</p> }] }], {
  patchRoutesOnNavigation: async ({ path, patch }) => {
    registerRemotes([{ name: 'marketing', entry: '/mfe/marketing/1/remoteEntry.marketing.js', type: 'module' }]);
    const m = await loadRemote<{ area: unknown }>('marketing/area');
    if (m && isArea(m.area)) patch('area:marketing', m.area.routes);
    void path;
  },
});
const root = document.getElementById('root');
if (root) createRoot(root).render(<QueryClientProvider client={new QueryClient()}><RouterProvider router={router} /></QueryClientProvider>);
