import { siteTextPage } from '../features/site-text/site-text-page.tsx';

/** `/cookies` */
export const { loader, handle, Component } = siteTextPage('cookies');
