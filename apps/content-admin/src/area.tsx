import { dashboardRoute } from '@tassis/dashboard';
import { defineArea, paths } from '@tassis/platform';
import { useFrame } from './frame/use-frame.tsx';
import { ownPaths } from './paths.ts';
import { Component as Dashboard, loader } from './routes/dashboard.tsx';

export const area = defineArea({
  id: 'content-admin',
  routes: [
    dashboardRoute({
      path: paths.contentDashboard,
      landing: ownPaths.dashboard,
      useFrame,
      sections: [
        { path: 'dashboard', Component: Dashboard, loader },
        { path: 'packages', lazy: () => import('./routes/packages.tsx') },
        { path: 'packages/create', lazy: () => import('./routes/new-package.tsx') },
        { path: 'packages/:id/edit', lazy: () => import('./routes/package.tsx') },
        { path: 'faq', lazy: () => import('./routes/faq.tsx') },
        { path: 'faq/:page', lazy: () => import('./routes/faq-page.tsx') },
        { path: 'articles', lazy: () => import('./routes/articles.tsx') },
        { path: 'articles/:name', lazy: () => import('./routes/article.tsx') },
        { path: 'claims', lazy: () => import('./routes/claims.tsx') },
        { path: 'banners', lazy: () => import('./routes/banners.tsx') },
        { path: 'reviews', lazy: () => import('./routes/reviews.tsx') },
      ],
    }),
  ],
});
