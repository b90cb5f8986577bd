export { pageTitle, provideSiteName, siteName } from './brand.ts';
export { AREA_CONTRACT, defineArea, isArea } from './area.ts';
export type { Area } from './area.ts';
export { paths } from './paths.ts';
export { provideSiteOrigin, siteAddress } from './site-address.ts';
