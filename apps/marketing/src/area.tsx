import { defineArea, paths } from '@tassis/platform';

/** The public site, except the pages where a visitor orders. */
export const area = defineArea({
  id: 'marketing',
  routes: [
    { path: paths.home, lazy: () => import('./routes/home.tsx') },
    { path: paths.services, lazy: () => import('./routes/services.tsx') },
    { path: paths.service(':slug'), lazy: () => import('./routes/service.tsx') },
    { path: paths.offlineService(':slug'), lazy: () => import('./routes/offline-service.tsx') },
    { path: `${paths.services}/*`, lazy: () => import('./routes/unknown-service.tsx') },
    { path: paths.packages, lazy: () => import('./routes/packages.tsx') },
    { path: paths.about, lazy: () => import('./routes/about.tsx') },
    { path: paths.contact, lazy: () => import('./routes/contact.tsx') },
    { path: paths.team, lazy: () => import('./routes/team.tsx') },
    { path: paths.careers, lazy: () => import('./routes/careers.tsx') },
    { path: paths.testimonials, lazy: () => import('./routes/testimonials.tsx') },
    { path: paths.blog, lazy: () => import('./routes/blog.tsx') },
    { path: paths.article('introuvable'), lazy: () => import('./routes/missing-article.tsx') },
    { path: paths.article(':name'), lazy: () => import('./routes/article.tsx') },
    { path: `${paths.blog}/*`, lazy: () => import('./routes/missing-article.tsx') },
    { path: paths.legal, lazy: () => import('./routes/legal.tsx') },
    { path: paths.privacy, lazy: () => import('./routes/privacy.tsx') },
    { path: paths.terms, lazy: () => import('./routes/terms.tsx') },
    { path: paths.cookies, lazy: () => import('./routes/cookies.tsx') },
  ],
});
