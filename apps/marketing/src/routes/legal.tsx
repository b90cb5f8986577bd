import { siteTextPage } from '../features/site-text/site-text-page.tsx';

const page = siteTextPage('legal');

export const loader = page.loader;
export const handle = page.handle;

/** `/legal` */
export const Component = page.Component;
