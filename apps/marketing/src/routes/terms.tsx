import { siteTextPage } from '../features/site-text/site-text-page.tsx';

const page = siteTextPage('terms');

export const loader = page.loader;
export const handle = page.handle;

/** `/terms` */
export const Component = page.Component;
