export { AccountPlace } from './account-place.tsx';
export { AccountPlaces } from './account-places.tsx';
export { tellLanguage } from './tell-language.ts';
export { WarningBanner } from './warning-banner.tsx';
