import { defineArea } from '@tassis/platform';
import * as about from './routes/about.tsx';
import { articleRoutes } from './routes/articles.tsx';
import * as blog from './routes/blog.tsx';
import * as careers from './routes/careers.tsx';
import * as contact from './routes/contact.tsx';
import * as home from './routes/home.tsx';
import * as packages from './routes/packages.tsx';
import { serviceRoutes } from './routes/service-routes.tsx';
import * as services from './routes/services.tsx';
import * as missingArticle from './routes/missing-article.tsx';
import { siteTextRoutes } from './routes/site-texts.tsx';
import * as team from './routes/team.tsx';
import * as testimonials from './routes/testimonials.tsx';
import * as writtenArticle from './routes/written-article.tsx';

export const area = defineArea({
  id: 'marketing',
  routes: [
    { path: '/', ...home },
    { path: '/services', ...services },
    ...serviceRoutes,
    { path: '/forfaits', ...packages },
    { path: '/about', ...about },
    { path: '/contact', ...contact },
    { path: '/team', ...team },
    { path: '/careers', ...careers },
    { path: '/testimonials', ...testimonials },
    { path: '/blog', ...blog },
    ...articleRoutes,
    { path: '/blog/introuvable', ...missingArticle },
    { path: '/blog/:name', ...writtenArticle },
    { path: '/blog/*', ...missingArticle },
    ...siteTextRoutes,
  ],
});
