import { siteTextPage } from '../features/site-text/site-text-page.tsx';

/** `/legal` */
export const { loader, handle, Component } = siteTextPage('legal');
