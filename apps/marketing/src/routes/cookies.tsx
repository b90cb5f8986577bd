import { siteTextPage } from '../features/site-text/site-text-page.tsx';

const page = siteTextPage('cookies');

export const loader = page.loader;
export const handle = page.handle;

/** `/cookies` */
export const Component = page.Component;
