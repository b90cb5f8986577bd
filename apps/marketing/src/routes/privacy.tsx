import { siteTextPage } from '../features/site-text/site-text-page.tsx';

const page = siteTextPage('privacy');

export const loader = page.loader;
export const handle = page.handle;

/** `/privacy` */
export const Component = page.Component;
