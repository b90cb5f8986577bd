import { siteTextPage } from '../features/site-text/site-text-page.tsx';

/** `/terms` */
export const { loader, handle, Component } = siteTextPage('terms');
