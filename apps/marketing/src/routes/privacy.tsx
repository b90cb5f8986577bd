import { siteTextPage } from '../features/site-text/site-text-page.tsx';

/** `/privacy` */
export const { loader, handle, Component } = siteTextPage('privacy');
