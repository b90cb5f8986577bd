import { defineArea } from '@tassis/platform';
import * as about from './routes/about.tsx';
import * as contact from './routes/contact.tsx';
import * as home from './routes/home.tsx';
import { serviceRoutes } from './routes/service-routes.tsx';
import * as services from './routes/services.tsx';
import { siteTextRoutes } from './routes/site-texts.tsx';

export const area = defineArea({
  id: 'marketing',
  routes: [
    { path: '/', ...home },
    { path: '/services', ...services },
    ...serviceRoutes,
    { path: '/about', ...about },
    { path: '/contact', ...contact },
    ...siteTextRoutes,
  ],
});
